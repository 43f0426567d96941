import { z } from 'shared/errors/zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { emit } from '../events/emit.service.ts'
import { writeAudit } from './audit-writing.service.ts'
import { findAudit, findScript, lockAudit, lockScript, markProcessed } from './leads.repository.ts'
import { writeScript } from './script-writing.service.ts'

/** The visitor's address has had its mails of the day: the team alone hears of it. */
const teamOnly = z.boolean().optional()

/** A language model takes its time: others do not wait behind one request. */
const AT_ONCE = 4

/**
 * Answers an audit request, once, however often it runs. The writing happens before the
 * transaction, which then holds the row only for as long as saving takes.
 */
export const processAuditJob = defineJob({
  name: 'leads.process-audit',
  payload: z.object({ auditRequestId: z.uuid(), teamOnly }),
  concurrency: AT_ONCE,
  async run(platform, { auditRequestId, teamOnly = false }) {
    const request = await findAudit(platform.db, auditRequestId)
    if (!request || request.processedAt) return
    const report = await writeAudit(platform, request)
    await platform.transact(async work => {
      const audit = await lockAudit(work.db, auditRequestId)
      if (!audit || audit.processedAt) return
      await markProcessed(work.db, 'auditRequests', audit.id, report, platform.clock.now())
      await emit(work, { type: 'audit.written', request: audit, report, teamOnly })
    })
  },
})

/** Answers a request to improve a script; likewise. */
export const processScriptJob = defineJob({
  name: 'leads.process-script',
  payload: z.object({ scriptRequestId: z.uuid(), teamOnly }),
  concurrency: AT_ONCE,
  async run(platform, { scriptRequestId, teamOnly = false }) {
    const request = await findScript(platform.db, scriptRequestId)
    if (!request || request.processedAt) return
    const report = await writeScript(platform, request)
    await platform.transact(async work => {
      const script = await lockScript(work.db, scriptRequestId)
      if (!script || script.processedAt) return
      await markProcessed(work.db, 'scriptImprovementRequests', script.id, report, platform.clock.now())
      await emit(work, { type: 'script.written', request: script, report, teamOnly })
    })
  },
})
