import { z } from 'shared/errors/zod'
import type { Job } from '../../platform/jobs/job.ts'
import { findAudit, findScript, markProcessed } from './leads.repository.ts'
import { tellAudit, tellScript } from './leads-news.service.ts'

const auditPayload = z.object({ auditRequestId: z.uuid() })
const scriptPayload = z.object({ scriptRequestId: z.uuid() })

/** Answers an audit request, and tells the team; once, however often it runs. */
export const processAuditJob: Job<z.infer<typeof auditPayload>> = {
  name: 'leads.process-audit',
  payload: auditPayload,
  run: (platform, { auditRequestId }) =>
    platform.transact(async work => {
      const audit = await findAudit(work, auditRequestId)
      if (!audit || audit.processedAt) return
      await tellAudit(platform, work, audit)
      await markProcessed(work, 'auditRequests', audit.id, platform.clock.now())
    }),
}

/** Answers a request to improve a script; likewise. */
export const processScriptJob: Job<z.infer<typeof scriptPayload>> = {
  name: 'leads.process-script',
  payload: scriptPayload,
  run: (platform, { scriptRequestId }) =>
    platform.transact(async work => {
      const script = await findScript(work, scriptRequestId)
      if (!script || script.processedAt) return
      await tellScript(platform, work, script)
      await markProcessed(work, 'scriptImprovementRequests', script.id, platform.clock.now())
    }),
}
