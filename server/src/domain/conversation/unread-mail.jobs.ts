import { MAIL_DELAY_SECONDS } from 'shared/conversation/message-rules'
import { z } from 'shared/errors/zod'
import { idsOf } from '../../platform/db/row.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { enqueueMail } from '../../platform/mail/mail.jobs.ts'
import { withAddresses } from '../../platform/mail/mail.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { listMuted } from '../identity/accounts/muted.queries.ts'
import { listAssignedMembers, listManagers } from '../identity/team/recipients.queries.ts'
import { withOptOut } from '../notifications/unsubscribe.service.ts'
import { clientsOf } from '../projects/clients.queries.ts'
import { unreadMail } from './conversation.mails.ts'
import { listMessageFiles } from './message-files.repository.ts'
import { listUnread, lockRead, updateRead } from './reads.repository.ts'

const MAX_QUOTED = 10

/** Sends one mail about unread messages, unless they were read or withdrawn meanwhile. */
export const mailUnreadJob = defineJob({
  name: 'conversation.mail-unread',
  payload: z.object({
    projectId: z.guid(),
    userId: z.guid(),
    toTeam: z.boolean(),
    dueAt: z.iso.datetime(),
  }),
  run: (platform, { projectId, userId, toTeam, dueAt }) =>
    platform.transact(async tx => {
      const people = await recipientsOf({ ...platform, db: tx.db }, projectId, toTeam)
      const person = people.find(one => one.userId === userId)
      const [client] = await clientsOf(tx, projectId)
      const place = { projectId, userId }
      // The project was deleted.
      if (!client) return
      if (!person) {
        // The user has left the project; those who have come instead are mailed.
        await updateRead(tx.db, place, { mailDueAt: null })
        return scheduleMails(platform, tx, { projectId, toTeam, authorId: userId })
      }
      const { readAt, mailDueAt } = await lockRead(tx.db, projectId, userId)
      if (mailDueAt?.toISOString() !== dueAt) return
      const unread = { projectId, fromTeam: !toTeam, after: readAt }
      const messages = await listUnread(tx.db, unread, MAX_QUOTED)
      // The next message schedules a new mail.
      if (messages.length === 0) return updateRead(tx.db, place, { mailDueAt: null })
      const files = await listMessageFiles(tx.db, idsOf(messages))
      const content = unreadMail({
        fullName: person.fullName,
        project: { id: projectId, title: client.title },
        toTeam,
        messages: messages.map(({ id, ...message }) => ({
          ...message,
          fileNames: files.filter(({ messageId }) => messageId === id).map(({ fileName }) => fileName),
        })),
      })
      // Makes a second run of this job stop at the check above.
      await updateRead(tx.db, place, { mailDueAt: new Date(Date.parse(dueAt) + 1) })
      const muted = await listMuted(tx.db, { kind: 'messages', channel: 'mail' }, [userId])
      if (muted.has(userId)) return
      const subscription = { userId, side: toTeam ? 'team' : 'client', kinds: ['messages'] } as const
      await enqueueMail(
        tx,
        person.email,
        withOptOut(platform.config, subscription, withAddresses(content, platform.config.publicUrl)),
      )
    }),
})

/** Returns the recipients of a message: the client's users, or assigned members; managers if nobody is assigned. */
async function recipientsOf(reader: Pick<AppDeps, 'config' | 'db'>, projectId: string, toTeam: boolean) {
  if (!toTeam) return clientsOf(reader, projectId)
  const assigned = await listAssignedMembers(reader, projectId)
  return assigned.length > 0 ? assigned : listManagers(reader)
}

/** Schedules a mail for everyone on the other side who has none pending. */
export async function scheduleMails(
  { clock, config }: Pick<AppDeps, 'clock' | 'config'>,
  tx: Tx,
  { projectId, toTeam, authorId }: { projectId: string; toTeam: boolean; authorId: string },
): Promise<void> {
  const people = await recipientsOf({ config, db: tx.db }, projectId, toTeam)
  const ids = people.map(({ userId }) => userId).filter(id => id !== authorId)
  for (const userId of ids.sort()) {
    const { mailDueAt } = await lockRead(tx.db, projectId, userId)
    if (mailDueAt) continue
    const dueAt = new Date(clock.now().getTime() + MAIL_DELAY_SECONDS * 1000)
    await updateRead(tx.db, { projectId, userId }, { mailDueAt: dueAt })
    await tx.enqueue(
      mailUnreadJob,
      { projectId, userId, toTeam, dueAt: dueAt.toISOString() },
      { startAfterSeconds: MAIL_DELAY_SECONDS },
    )
  }
}
