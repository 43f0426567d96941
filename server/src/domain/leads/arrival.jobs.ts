import { z } from 'shared/errors/zod'
import { type InvitableKind, invitableKinds } from 'shared/leads/lead'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { sendMail, sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { markArrivalTold } from './handling.repository.ts'
import { whoOf } from './handling.service.ts'
import { findLead } from './inbox.repository.ts'
import { leadPath } from './lead-audience.service.ts'
import { leadFiguresOf, newLeadMail } from './leads.mails.ts'

const payload = z.object({ kind: z.enum(invitableKinds), id: z.uuid() })

/**
 * Tells the managers of a new request: news, mail, open inboxes. In a job of its own, one at a time in each process:
 * events of a person are ordered by a lock that is held until the commit, and forms would wait in line for it.
 */
export const tellArrivalJob: Job<z.infer<typeof payload>> = {
  name: 'leads.tell-arrival',
  payload,
  async run(platform, { kind, id }) {
    await platform.transact(async work => {
      if (await markArrivalTold(work, kind, id, platform.clock.now())) await tell(platform, work, kind, id)
    })
  },
}

async function tell(platform: Platform, work: Work, kind: InvitableKind, id: string): Promise<void> {
  const lead = await findLead(work.db, { id, isManager: true }, kind, id)
  if (!lead) return
  const managers = await managersToTell(platform, work)
  const userIds = managers.map(manager => manager.userId)
  const kindLabel = teamTexts.leads.kinds[kind]
  const path = leadPath(kind, id)
  await notify(work, platform.clock, userIds, {
    title: news.newLead.title,
    message: news.newLead.message(kindLabel, whoOf(lead)),
    type: 'info',
    link: path,
  })
  work.publish({ userIds, topic: 'lead', ids: { kind, id } })
  const mail = newLeadMail(platform.config, {
    path,
    kind: kindLabel,
    company: whoOf(lead),
    figures: leadFiguresOf(lead),
  })
  await sendMailToEach(work, managers, mail)
  const { founderEmail } = platform.config
  if (managers.length === 0 && founderEmail) await sendMail(work, founderEmail, mail)
}
