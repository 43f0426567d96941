import { mailFrame } from 'shared/messages/it/mails'
import type { MailBlock, MailContent } from './mail.ts'

interface Letter {
  subject: string
  preheader: string
  /** Whom to greet; without a name the greeting is general. */
  name?: string | undefined
  blocks: MailBlock[]
}

/** A mail with its greeting and signature around it. */
export function letter({ subject, preheader, name, blocks }: Letter): MailContent {
  return {
    subject,
    preheader,
    blocks: [
      text(name ? mailFrame.greeting(name) : mailFrame.greetingTeam),
      ...blocks,
      text(mailFrame.signature),
    ],
  }
}

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
export const texts = (paragraphs: readonly string[]): MailBlock[] => paragraphs.map(text)
export const heading = (words: string): MailBlock => ({ kind: 'heading', text: words })
export const quotation = (words: string): MailBlock => ({ kind: 'quotation', text: words })
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
export const figures = (rows: (readonly [string, string])[]): MailBlock => ({
  kind: 'figures',
  rows: rows.map(([label, value]) => [label, value]),
})
