import { leadKinds } from 'shared/leads/lead'
import { lateBefore } from 'shared/leads/lead-clock'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { scheduledJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { takeOverdue } from './handling.repository.ts'
import type { LeadRef } from './handling.service.ts'
import { findLead } from './inbox.repository.ts'

const AT_ONCE = 50

/** Every few minutes: managers, and who has the request, hear once of each whose 24 hours are over. */
export const tellOverdueJob = scheduledJob({
  name: 'leads.tell-overdue',
  schedule: '*/5 * * * *',
  async run(platform) {
    for (const kind of leadKinds) while ((await tellSome(platform, kind)) === AT_ONCE);
  },
})

function tellSome(platform: Platform, kind: LeadRef['kind']): Promise<number> {
  const now = platform.clock.now()
  return platform.transact(async work => {
    const taken = await takeOverdue(work.db, kind, { late: lateBefore(now), now, limit: AT_ONCE })
    for (const { id, assigneeId } of taken) await tell(work, { kind, id }, assigneeId)
    return taken.length
  })
}

async function tell(work: Work, lead: LeadRef, assigneeId: string | null): Promise<void> {
  const fields = await findLead(work.db, { member: { id: lead.id, isManager: true } }, lead.kind, lead.id)
  if (fields) await emit(work, { type: 'lead.overdue', ...lead, assigneeId, fields })
}
