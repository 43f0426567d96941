import { auditReport } from 'shared/audit-reading/audit-report'
import { AppError } from 'shared/errors/app-error'
import { type CompletedSection, completedReport } from 'shared/leads/audit-sections'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAuditReports, saveCompletedReport } from './handling.repository.ts'
import { type Actor, finishAct, holdLead, recordLeadAct } from './handling.service.ts'
import { completeAuditMail } from './inbox.mails.ts'
import { announceLead } from './lead-audience.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/**
 * Completes the reading of an audit (decision 13). 'Audit completo' goes out with the first completion, and again
 * only when asked for.
 * @throws AppError `NOT_FOUND`, also while the first reading is still being written.
 */
export async function updateReport(
  ports: Ports,
  actor: Actor,
  {
    id,
    sections,
    sendAgain = false,
  }: { id: string; sections: CompletedSection[]; sendAgain?: boolean | undefined },
): Promise<{ sent: boolean }> {
  const lead = { kind: 'audit', id } as const
  return ports.transact(async work => {
    const held = await holdLead(work, actor, lead)
    const audit = await findAuditReports(work, id)
    if (audit.report === null) throw new AppError('NOT_FOUND')
    const now = ports.clock.now()
    const report = completedReport(auditReport.parse(audit.report), sections)
    const sent = audit.completeSentAt === null || sendAgain
    await saveCompletedReport(work, id, {
      report,
      firstReport: audit.firstReport ?? audit.report,
      completeSentAt: sent ? now : audit.completeSentAt,
      updatedAt: now,
    })
    if (sent) {
      await sendMail(work, audit.email, completeAuditMail(ports.config, audit, report))
      await finishAct(ports, work, actor, lead, held, 'complete', 'lead.report-sent')
    } else {
      await recordLeadAct(work, actor, lead, 'lead.report-saved')
      await announceLead(ports, work, lead, [held.assigneeId])
    }
    return { sent }
  })
}
