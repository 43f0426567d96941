import { sql } from 'kysely'
import { z } from 'shared/errors/zod'
import type { Database } from '../db/store.ts'
import type { Tx } from '../db/unit-of-work.ts'
import { defineJob } from '../jobs/job.ts'
import { type MailContent, mailContent } from './mail.ts'

/** Sends a mail. `about` is a key by which `withdrawMails` can find pending mails. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  // The address was checked where it was entered (`emailField`), by a wider rule than that of `z.email`.
  payload: z.object({ to: z.string(), content: mailContent, about: z.string().optional() }),
  sealed: 'content',
  concurrency: 4,
  // Retries for a whole day. Once the mail server is back, mails are sent within two minutes.
  retryPolicy: { tries: 900, longestWaitSeconds: 100 },
  async run(platform, { to, content }, jobId) {
    // Loaded with the first mail: it is half of all that the server would otherwise load at its start.
    const { renderMail } = await import('./render.ts')
    const { html, text } = await renderMail(content, platform.config.seller)
    await platform.mailer.deliver({
      id: jobId,
      to,
      subject: oneLine(content.subject),
      text,
      html,
      ...(content.replyTo && { replyTo: content.replyTo }),
      ...(content.optOut && { unsubscribeUrl: content.optOut.url }),
    })
  },
})

/** Enqueues a mail in the caller's transaction: it is sent only if that commits. */
export function enqueueMail(tx: Tx, to: string, content: MailContent, about?: string): Promise<void> {
  return tx.enqueue(sendMailJob, { to, content, ...(about && { about }) })
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Deletes pending mails with this key; one that is being sent is not stopped.
 * @returns the recipients of the deleted mails.
 */
export async function withdrawMails(db: Database, about: string): Promise<string[]> {
  const { rows } = await sql<{ to: string }>`
    delete from pgboss.job
    where name = ${sendMailJob.name} and state in ('created', 'retry') and data ->> 'about' = ${about}
    returning data ->> 'to' as "to"`.execute(db)
  return rows.map(({ to }) => to)
}
