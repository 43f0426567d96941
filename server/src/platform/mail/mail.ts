import { firstNameOf } from 'shared/accounts/person'
import { z } from 'shared/errors/zod'
import { mailFrame } from 'shared/messages/it/mails'

/** A mail as data: one layout renders every mail, and a test can read what it says. */
const block = z.discriminatedUnion('kind', [
  // A sheet is to be read aloud: set larger, on a ground of its own.
  z.object({ kind: z.enum(['heading', 'subheading', 'text', 'quotation', 'sheet']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('figures'),
    rows: z.array(z.tuple([z.string(), z.string()])),
    /** Only our own words: they are left as they are, so that they can be copied. */
    isOurs: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('comparison'),
    columns: z.array(z.string()),
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
  }),
  // A table whose rows stay readable on a phone: each has a title and labelled lines.
  z.object({
    kind: z.literal('entries'),
    items: z.array(z.object({ title: z.string(), lines: z.array(z.tuple([z.string(), z.string()])) })),
  }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.url() }),
])

export const mailContent = z.object({
  subject: z.string(),
  preheader: z.string(),
  /** Shown as the name of the reply address, which nobody reads. */
  replyTo: z.string().optional(),
  /** Set for mails that can be switched off: a page that does it (RFC 8058), and the page with all settings. */
  optOut: z.object({ url: z.url(), settingsUrl: z.url() }).optional(),
  blocks: z.array(block),
})

export type MailBlock = z.infer<typeof block>
export type MailContent = z.infer<typeof mailContent>

/** A rendered mail on its way; `id` is stable over retries, so that a receiver can tell a repetition. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** Switches such mails off; a POST does it at once. */
  unsubscribeUrl?: string
}

/** The way out: SMTP, or the demo mailbox. */
export interface Mailer {
  /** @throws NonRetryableError when the mail will never be taken; else when it was not, and the job tries again. */
  deliver(mail: OutgoingMail): Promise<void>
  close(): void
}

interface Letter {
  subject: string
  preheader: string
  /** Recipient whose first name is in the greeting; without a name it is general. */
  name?: string | undefined
  /** Text above the blocks. */
  paragraphs?: readonly string[]
  blocks?: MailBlock[]
}

/** A mail with its greeting and signature around it. */
export function composeMail({ subject, preheader, name, paragraphs = [], blocks = [] }: Letter): MailContent {
  return {
    subject,
    preheader,
    blocks: [greeting(name), ...texts(paragraphs), ...blocks, text(mailFrame.signature)],
  }
}

const greeting = (name?: string): MailBlock =>
  text(name ? mailFrame.greeting(firstNameOf(name)) : mailFrame.greetingTeam)

/** A letter to several people, as one of them gets it: with their first name in the greeting. */
export const personalise = ({ blocks, ...mail }: MailContent, name: string): MailContent => ({
  ...mail,
  blocks: [greeting(name), ...blocks.slice(1)],
})

/** Completes the paths of buttons to addresses. */
export const withAddresses = (content: MailContent, publicUrl: string): MailContent => ({
  ...content,
  blocks: content.blocks.map(one => (one.kind === 'button' ? { ...one, url: publicUrl + one.url } : one)),
})

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
export const texts = (paragraphs: readonly string[]): MailBlock[] => paragraphs.map(text)
export const heading = (words: string): MailBlock => ({ kind: 'heading', text: words })
export const quotation = (words: string): MailBlock => ({ kind: 'quotation', text: words })
/** Leads to a path of the site, such as `/login`. */
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, url: path })
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
