import { z } from 'shared/errors/zod'
import { invitableKinds, lateBefore, leadKinds } from 'shared/inbox/lead'
import { defineJob, scheduledJob } from '../../platform/jobs/job.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { claimOverdueLeads, markArrivalTold } from './handling.repository.ts'
import { findLead } from './inbox.repository.ts'
import type { LeadRef } from './lead-handling.service.ts'
import { findAudit, findScript, storeReport } from './leads.repository.ts'
import { writeScript } from './script-generator.service.ts'
import { writeAudit } from './video-audit-generator.service.ts'

/**
 * Notifies the managers of a new lead. It is a separate job, since each user's events are ordered by a lock until the
 * commit, for which forms would have to wait.
 */
export const notifyNewLeadJob = defineJob({
  name: 'leads.tell-arrival',
  payload: z.object({ kind: z.enum(invitableKinds), id: z.guid() }),
  async run(platform, { kind, id }) {
    await platform.transact(async tx => {
      if (!(await markArrivalTold(tx.db, kind, id, platform.clock.now()))) return
      const lead = await findLead(tx.db, { member: { id, isManager: true } }, kind, id)
      if (lead) await emit(tx, { type: 'lead.arrived', kind, id, fields: lead })
    })
  },
})

const OVERDUE_BATCH_SIZE = 50

/** Notifies managers and assignee once of each lead that is unanswered after 24 hours; runs every five minutes. */
export const tellOverdueJob = scheduledJob({
  name: 'leads.tell-overdue',
  schedule: '*/5 * * * *',
  async run(platform) {
    for (const kind of leadKinds) while ((await tellSome(platform, kind)) === OVERDUE_BATCH_SIZE);
  },
})

function tellSome(platform: AppDeps, kind: LeadRef['kind']): Promise<number> {
  const now = platform.clock.now()
  return platform.transact(async tx => {
    const claim = { late: lateBefore(now), now, limit: OVERDUE_BATCH_SIZE }
    const taken = await claimOverdueLeads(tx.db, kind, claim)
    for (const { id, assigneeId } of taken) {
      const fields = await findLead(tx.db, { member: { id, isManager: true } }, kind, id)
      if (fields) await emit(tx, { type: 'lead.overdue', kind, id, assigneeId, fields })
    }
    return taken.length
  })
}

/** True if the sender's address has used up its mails of the day; only the team is notified. */
const teamOnly = z.boolean().optional()

/** Concurrent jobs, since a language model is slow. */
const AT_ONCE = 4

/** Writes and mails an audit report; idempotent. It is written before the transaction, which locks the row. */
export const processAuditJob = defineJob({
  name: 'leads.process-audit',
  payload: z.object({ auditRequestId: z.guid(), teamOnly }),
  concurrency: AT_ONCE,
  async run(platform, { auditRequestId, teamOnly = false }) {
    const request = await findAudit(platform.db, auditRequestId)
    if (!request || request.processedAt) return
    const report = await writeAudit(platform, request)
    await platform.transact(async tx => {
      const now = platform.clock.now()
      if (await storeReport(tx.db, 'auditRequests', auditRequestId, report, now))
        await emit(tx, { type: 'audit.written', request, report, teamOnly })
    })
  },
})

/** Writes and mails an improved script; idempotent, as above. */
export const processScriptJob = defineJob({
  name: 'leads.process-script',
  payload: z.object({ scriptRequestId: z.guid(), teamOnly }),
  concurrency: AT_ONCE,
  async run(platform, { scriptRequestId, teamOnly = false }) {
    const request = await findScript(platform.db, scriptRequestId)
    if (!request || request.processedAt) return
    const report = await writeScript(platform, request)
    await platform.transact(async tx => {
      const now = platform.clock.now()
      if (await storeReport(tx.db, 'scriptImprovementRequests', scriptRequestId, report, now))
        await emit(tx, { type: 'script.written', request, report, teamOnly })
    })
  },
})
