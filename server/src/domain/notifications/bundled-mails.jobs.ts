import { capabilitiesOf } from 'shared/companies/hat'
import { z } from 'shared/errors/zod'
import { notificationMails as texts } from 'shared/messages/it/notification-settings'
import type { NotificationKind } from 'shared/notifications/kinds'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { enqueueMail } from '../../platform/mail/mail.jobs.ts'
import {
  button,
  composeMail,
  list,
  type MailContent,
  mailContent,
  withAddresses,
} from '../../platform/mail/mail.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { unseal } from '../../platform/sealing.ts'
import { listMuted } from '../identity/accounts/muted.queries.ts'
import { listAssignedMembers, listManagers, type Recipient } from '../identity/team/recipients.queries.ts'
import { clientsOf } from '../projects/clients.queries.ts'
import { takeBundledMails } from './notifications.repository.ts'
import { withOptOut } from './unsubscribe.service.ts'

interface Place {
  projectId: string
  userId: string
  side: 'client' | 'team'
}

/** Returns the additional authenticated data of a sealed mail: binds it to its recipient. */
export const sealOwner = (userId: string): string => `bundled mail ${userId}`

/**
 * Sends a user's pending mails about a project as one mail, without those switched off meanwhile or whose capability
 * was lost.
 */
export const sendBundleJob = defineJob({
  name: 'notifications.send-bundle',
  payload: z.object({ projectId: z.guid(), userId: z.guid(), side: z.enum(['client', 'team']) }),
  run: ({ config, transact }, place) =>
    transact(async tx => {
      const waiting = await takeBundledMails(tx.db, place)
      const person = await findReader(config, tx, place)
      if (!person) return
      const mails: { kind: NotificationKind; content: MailContent }[] = []
      for (const { kind, content, capability } of waiting) {
        if (capability && !person.can.has(capability)) continue
        if ((await listMuted(tx.db, { kind, channel: 'mail' }, [place.userId])).size > 0) continue
        const opened = unseal(config.secretKeys, sealOwner(place.userId), content)
        mails.push({ kind, content: mailContent.parse(JSON.parse(opened)) })
      }
      const [first] = mails
      if (!first) return
      const bundle = () => withAddresses(bundleOf({ ...place, ...person }, mails), config.publicUrl)
      const content = mails.length === 1 ? first.content : bundle()
      const kinds = [...new Set(mails.map(({ kind }) => kind))]
      const subscription = { userId: place.userId, side: place.side, kinds }
      await enqueueMail(tx, person.email, withOptOut(config, subscription, content))
    }),
})

/** Returns the user if they still see the project, as a client or in the team; otherwise nothing is sent. */
async function findReader(config: AppDeps['config'], tx: Tx, { projectId, userId, side }: Place) {
  const clients = await clientsOf(tx, projectId)
  const client = clients.find(one => one.userId === userId)
  const people: Recipient[] =
    side === 'team'
      ? [...(await listManagers({ config, db: tx.db })), ...(await listAssignedMembers(tx, projectId))]
      : clients
  const person = people.find(one => one.userId === userId)
  if (!person) return
  const { email, fullName } = person
  return { email, fullName, title: clients[0]?.title ?? '', can: capabilitiesOf(client?.hats ?? []) }
}

/** Composes one mail of several, with a line for each. */
function bundleOf(
  { projectId, side, fullName, title }: Place & { fullName: string; title: string },
  mails: readonly { content: MailContent }[],
): MailContent {
  const path = side === 'team' ? `/team/project/${projectId}` : `/dashboard/status?project=${projectId}`
  return composeMail({
    subject: texts.bundle.subject(mails.length, title),
    preheader: mails.map(({ content }) => content.subject).join(' · '),
    name: fullName,
    paragraphs: [texts.bundle.intro(title)],
    blocks: [list(mails.map(({ content }) => content.subject)), button(texts.bundle.button, path)],
  })
}
