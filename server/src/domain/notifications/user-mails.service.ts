import type { CompanyCapability } from 'shared/companies/hat'
import { isSwitchable, type NotificationKind } from 'shared/notifications/kinds'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { enqueueMail } from '../../platform/mail/mail.jobs.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { seal } from '../../platform/sealing.ts'
import { sealOwner, sendBundleJob } from './bundled-mails.jobs.ts'
import { insertBundledMail } from './notifications.repository.ts'
import { withOptOut } from './unsubscribe.service.ts'

interface UserMail {
  kind: NotificationKind
  /** Null if the mail has no project, and is not bundled. */
  projectId: string | null
  side: 'client' | 'team'
  reader: { userId: string; email: string }
  content: MailContent
  /** True if the mail is not bundled. */
  isUrgent: boolean
  /** Key by which a pending mail that is always on can be withdrawn. */
  about?: string | undefined
  /** Capability that the client must have at the time of sending; otherwise a bundled mail is dropped. */
  capability?: CompanyCapability | undefined
}

/**
 * Sends a mail to a user who has not switched its kind off. A kind that is always on, and an urgent mail, are sent at
 * once; others are bundled per project, for at most `MAIL_BUNDLE_SECONDS`. Each mail enqueues a job, and the first job
 * sends all pending mails.
 */
export async function sendUserMail(
  config: AppDeps['config'],
  tx: Tx,
  { kind, projectId, side, reader: { userId, email }, content, isUrgent, about, capability }: UserMail,
): Promise<void> {
  if (!isSwitchable(kind)) return enqueueMail(tx, email, content, about)
  if (!projectId || isUrgent || config.mailBundleSeconds === 0)
    return enqueueMail(tx, email, withOptOut(config, { userId, side, kinds: [kind] }, content))
  const sealed = seal(config.secretKeys, sealOwner(userId), JSON.stringify(content))
  const place = { projectId, userId, side }
  await insertBundledMail(tx.db, { ...place, kind, content: sealed, capability: capability ?? null })
  await tx.enqueue(sendBundleJob, place, { startAfterSeconds: config.mailBundleSeconds })
}
