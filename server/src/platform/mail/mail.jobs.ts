import { z } from 'shared/errors/zod'
import type { Work } from '../db/unit-of-work.ts'
import { defineJob } from '../jobs/job.ts'
import { addressedTo } from './letter.ts'
import { type MailContent, mailContent } from './mail.ts'

/** `about` names what it is about, so that it can be taken back (`withdraw-mails.ts`). */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ to: z.email(), content: mailContent, about: z.string().optional() }),
  sealed: 'content',
  concurrency: 4,
  // For a whole day; whenever the mail server is back, the last mail goes out within two minutes.
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
    })
  },
})

/** Enqueues a mail in the caller's transaction: it is sent only if that commits. */
export function enqueueMail(work: Work, to: string, content: MailContent, about?: string): Promise<void> {
  return work.enqueue(sendMailJob, { to, content, ...(about && { about }) })
}

/** Enqueues a mail for each of several people, greeted by name. */
export async function enqueueMailToEach(
  work: Work,
  people: readonly { email: string; fullName: string }[],
  content: MailContent,
): Promise<void> {
  for (const { email, fullName } of people) await enqueueMail(work, email, addressedTo(content, fullName))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
