import { z } from 'shared/errors/zod'
import { type InvitableKind, invitableKinds } from 'shared/leads/lead'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { emit } from '../events/emit.service.ts'
import { markArrivalTold } from './handling.repository.ts'
import { findLead } from './inbox.repository.ts'

/**
 * Tells the managers of a new request: news, mail, open inboxes. In a job of its own, one at a time in each process:
 * events of a person are ordered by a lock that is held until the commit, and forms would wait in line for it.
 */
export const tellArrivalJob = defineJob({
  name: 'leads.tell-arrival',
  payload: z.object({ kind: z.enum(invitableKinds), id: z.uuid() }),
  async run(platform, { kind, id }) {
    await platform.transact(async work => {
      if (await markArrivalTold(work.db, kind, id, platform.clock.now())) await tell(work, kind, id)
    })
  },
})

async function tell(work: Work, kind: InvitableKind, id: string): Promise<void> {
  const lead = await findLead(work.db, { member: { id, isManager: true } }, kind, id)
  if (lead) await emit(work, { type: 'lead.arrived', kind, id, fields: lead })
}
