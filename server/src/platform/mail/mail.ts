import { z } from 'shared/errors/zod'

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
}

/** The way out: SMTP, or the demo mailbox. */
export interface Mailer {
  /** @throws NonRetryableError when the mail will never be taken; else when it was not, and the job tries again. */
  deliver(mail: OutgoingMail): Promise<void>
  close(): void
}
