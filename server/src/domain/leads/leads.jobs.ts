import { z } from 'shared/errors/zod'
import type { Job } from '../../platform/jobs/job.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import { auditMail } from './audit.mails.ts'
import { writeAudit } from './audit-writing.service.ts'
import { announceLead } from './lead-audience.service.ts'
import { findAudit, findScript, lockAudit, lockScript, markProcessed } from './leads.repository.ts'
import { scriptMail } from './script.mails.ts'
import { writeScript } from './script-writing.service.ts'

/** The visitor's address has had its mails of the day: the team alone hears of it. */
const teamOnly = z.boolean().optional()
const auditPayload = z.object({ auditRequestId: z.uuid(), teamOnly })
const scriptPayload = z.object({ scriptRequestId: z.uuid(), teamOnly })

/** A language model takes its time: others do not wait behind one request. */
const AT_ONCE = 4

/**
 * Answers an audit request, once, however often it runs. The writing happens before the
 * transaction, which then holds the row only for as long as saving takes.
 */
export const processAuditJob: Job<z.infer<typeof auditPayload>> = {
  name: 'leads.process-audit',
  payload: auditPayload,
  concurrency: AT_ONCE,
  async run(platform, { auditRequestId, teamOnly }) {
    const request = await findAudit(platform.db, auditRequestId)
    if (!request || request.processedAt) return
    const report = await writeAudit(platform, request)
    await platform.transact(async work => {
      const audit = await lockAudit(work, auditRequestId)
      if (!audit || audit.processedAt) return
      if (!teamOnly) await sendMail(work, audit.email, auditMail(platform.config, audit, report))
      await markProcessed(work, 'auditRequests', audit.id, report, platform.clock.now())
      await announceLead(platform, work, { kind: 'audit', id: audit.id })
    })
  },
}

/** Answers a request to improve a script; likewise. */
export const processScriptJob: Job<z.infer<typeof scriptPayload>> = {
  name: 'leads.process-script',
  payload: scriptPayload,
  concurrency: AT_ONCE,
  async run(platform, { scriptRequestId, teamOnly }) {
    const request = await findScript(platform.db, scriptRequestId)
    if (!request || request.processedAt) return
    const report = await writeScript(platform, request)
    await platform.transact(async work => {
      const script = await lockScript(work, scriptRequestId)
      if (!script || script.processedAt) return
      if (!teamOnly) await sendMail(work, script.email, scriptMail(platform.config, script, report))
      await markProcessed(work, 'scriptImprovementRequests', script.id, report, platform.clock.now())
      await announceLead(platform, work, { kind: 'script', id: script.id })
    })
  },
}
