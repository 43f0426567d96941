import { firstNameOf } from 'shared/accounts/display-name'
import { mailFrame } from 'shared/messages/it/mails'
import type { MailBlock, MailContent } from './mail.ts'

interface Letter {
  subject: string
  preheader: string
  /** Whose first name is in the greeting; without a name it is general. */
  name?: string | undefined
  /** What stands above the blocks. */
  paragraphs?: readonly string[]
  blocks?: MailBlock[]
}

/** A mail with its greeting and signature around it. */
export function letter({ subject, preheader, name, paragraphs = [], blocks = [] }: Letter): MailContent {
  return {
    subject,
    preheader,
    blocks: [greeting(name), ...texts(paragraphs), ...blocks, text(mailFrame.signature)],
  }
}

const greeting = (name?: string): MailBlock =>
  text(name ? mailFrame.greeting(firstNameOf(name)) : mailFrame.greetingTeam)

/** A letter to several people, as one of them gets it: with their first name in the greeting. */
export const addressedTo = ({ blocks, ...mail }: MailContent, name: string): MailContent => ({
  ...mail,
  blocks: [greeting(name), ...blocks.slice(1)],
})

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
export const texts = (paragraphs: readonly string[]): MailBlock[] => paragraphs.map(text)
export const heading = (words: string): MailBlock => ({ kind: 'heading', text: words })
export const quotation = (words: string): MailBlock => ({ kind: 'quotation', text: words })
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
export const figures = (rows: (readonly [string, string])[]): MailBlock => ({
  kind: 'figures',
  rows: rows.map(([label, value]) => [label, value]),
})
/** Figures of our own, such as bank data, that are copied from the mail. */
export const ownFigures = (rows: (readonly [string, string])[]): MailBlock => ({
  kind: 'figures',
  rows: rows.map(([label, value]) => [label, value]),
  isOurs: true,
})
export const subheading = (words: string): MailBlock => ({ kind: 'subheading', text: words })
export const sheet = (words: string): MailBlock => ({ kind: 'sheet', text: words })
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items: [...items] })

/** Figures side by side, such as before and after: a label and a value for each column. */
export const comparison = (
  columns: readonly string[],
  rows: readonly (readonly [string, ...string[]])[],
): MailBlock => ({
  kind: 'comparison',
  columns: [...columns],
  rows: rows.map(([label, ...values]) => ({ label, values })),
})

interface Entry {
  title: string
  lines: (readonly [string, string])[]
}

/** A table of longer texts, one titled group after the other. */
export const entries = (items: readonly Entry[]): MailBlock => ({
  kind: 'entries',
  items: items.map(({ title, lines }) => ({ title, lines: lines.map(([label, words]) => [label, words]) })),
})
