import { z } from 'shared/errors/zod'
import { leadKinds } from 'shared/leads/lead'
import { lateBefore } from 'shared/leads/lead-clock'
import { inboxNews } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { accountsOf, managersToTell } from '../team/addressees.service.ts'
import { takeOverdue } from './handling.repository.ts'
import { type LeadName, whoOf } from './handling.service.ts'
import { findLead } from './inbox.repository.ts'
import { announceLead, leadPath } from './lead-audience.service.ts'

const AT_ONCE = 50

const nothing = z.object({})

/** Every few minutes: managers, and who has the request, hear once of each whose 24 hours are over. */
export const tellOverdueJob: Job<z.infer<typeof nothing>> = {
  name: 'leads.tell-overdue',
  payload: nothing,
  schedule: '*/5 * * * *',
  async run(platform) {
    for (const kind of leadKinds) while ((await tellSome(platform, kind)) === AT_ONCE);
  },
}

function tellSome(platform: Platform, kind: LeadName['kind']): Promise<number> {
  const now = platform.clock.now()
  return platform.transact(async work => {
    const taken = await takeOverdue(work, kind, { late: lateBefore(now), now, limit: AT_ONCE })
    for (const { id, assigneeId } of taken) await tell(platform, work, { kind, id }, assigneeId)
    return taken.length
  })
}

async function tell(
  platform: Platform,
  work: Work,
  { kind, id }: LeadName,
  assigneeId: string | null,
): Promise<void> {
  const lead = await findLead(work.db, { id, isManager: true }, kind, id)
  if (!lead) return
  const assigned = assigneeId === null ? [] : await accountsOf(work, [assigneeId])
  const people = [...(await managersToTell(platform, work)), ...assigned]
  await notify(
    work,
    platform.clock,
    people.map(person => person.userId),
    {
      title: inboxNews.late.title,
      message: inboxNews.late.message(teamTexts.leads.kinds[kind], whoOf(lead)),
      type: 'warning',
      link: leadPath(kind, id),
    },
  )
  await announceLead(platform, work, { kind, id }, [assigneeId])
}
