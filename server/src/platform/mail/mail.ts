import { firstNameOf } from 'shared/accounts/person'
import { z } from 'shared/errors/zod'
import { mailFrame } from 'shared/messages/it/mails'

/** Label and value. */
const figure = z.tuple([z.string(), z.string()]).readonly()

/** Block of a mail as data; one layout renders every mail, and tests can read its content. */
const block = z.discriminatedUnion('kind', [
  // A sheet is a text to be read aloud: larger type on a coloured background.
  z.object({ kind: z.enum(['heading', 'subheading', 'text', 'quotation', 'sheet']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()).readonly() }),
  z.object({
    kind: z.literal('figures'),
    rows: z.array(figure).readonly(),
    /** True if all values are ours: links in them are kept, so that they can be copied. */
    isOurs: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('comparison'),
    columns: z.array(z.string()).readonly(),
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
  }),
  // A table that stays readable on a phone: each row has a title and labelled lines.
  z.object({
    kind: z.literal('entries'),
    items: z.array(z.object({ title: z.string(), lines: z.array(figure).readonly() })),
  }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.url() }),
])

export const mailContent = z.object({
  subject: z.string(),
  preheader: z.string(),
  /** Display name of the reply address; the mailbox is not read. */
  replyTo: z.string().optional(),
  /** Set for mails that can be switched off: the one-click URL (RFC 8058), and the settings page. */
  optOut: z.object({ url: z.url(), settingsUrl: z.url() }).optional(),
  blocks: z.array(block),
})

export type MailBlock = z.infer<typeof block>
export type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>
export type Figures = BlockOf<'figures'>['rows']
export type MailContent = z.infer<typeof mailContent>

/** Rendered mail; `id` is stable over retries, so that a receiver can detect a repetition. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** One-click unsubscribe URL; a POST takes effect at once. */
  unsubscribeUrl?: string
}

/** Transport of mails: SMTP, or the demo mailbox. */
export interface Mailer {
  /** Sends a mail. @throws NonRetryableError if the server refuses it for good; any other error is retried. */
  deliver(mail: OutgoingMail): Promise<void>
  close(): void
}

interface Letter {
  subject: string
  preheader: string
  /** Recipient whose first name is in the greeting; without a name the greeting is general. */
  name?: string | undefined
  /** Text above the blocks. */
  paragraphs?: readonly string[]
  blocks?: MailBlock[]
}

/** Composes a mail with greeting and signature. */
export function composeMail({ subject, preheader, name, paragraphs = [], blocks = [] }: Letter): MailContent {
  return {
    subject,
    preheader,
    blocks: [greeting(name), ...texts(paragraphs), ...blocks, text(mailFrame.signature)],
  }
}

const greeting = (name?: string): MailBlock =>
  text(name ? mailFrame.greeting(firstNameOf(name)) : mailFrame.greetingTeam)

/** Returns a mail with a recipient's first name in its greeting. */
export const personalise = ({ blocks, ...mail }: MailContent, name: string): MailContent => ({
  ...mail,
  blocks: [greeting(name), ...blocks.slice(1)],
})

/** Prefixes the paths of buttons with the public URL. */
export const withAddresses = (content: MailContent, publicUrl: string): MailContent => ({
  ...content,
  blocks: content.blocks.map(one => (one.kind === 'button' ? { ...one, url: publicUrl + one.url } : one)),
})

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
export const texts = (paragraphs: readonly string[]): MailBlock[] => paragraphs.map(text)
export const heading = (words: string): MailBlock => ({ kind: 'heading', text: words })
export const quotation = (words: string): MailBlock => ({ kind: 'quotation', text: words })
/** Creates a button to a path of the site, such as `/login`. */
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, url: path })
export const figures = (rows: Figures): MailBlock => ({ kind: 'figures', rows })
/** Creates figures of our own, such as bank data, whose links are kept for copying. */
export const ownFigures = (rows: Figures): MailBlock => ({ kind: 'figures', rows, isOurs: true })
export const subheading = (words: string): MailBlock => ({ kind: 'subheading', text: words })
export const sheet = (words: string): MailBlock => ({ kind: 'sheet', text: words })
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items })

/** Creates a table of figures side by side, such as before and after: a label and one value per column. */
export const comparison = (
  columns: readonly string[],
  rows: readonly (readonly [string, ...string[]])[],
): MailBlock => ({
  kind: 'comparison',
  columns,
  rows: rows.map(([label, ...values]) => ({ label, values })),
})

/** Creates a table of longer texts as titled groups. */
export const entries = (items: BlockOf<'entries'>['items']): MailBlock => ({ kind: 'entries', items })
