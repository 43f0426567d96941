import { auditReport } from 'shared/audit-reading/audit-report'
import { AppError } from 'shared/errors/app-error'
import { type CompletedSection, completedReport } from 'shared/leads/audit-sections'
import type { MemberScope } from '../../platform/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { findAuditReports, saveCompletedReport } from './handling.repository.ts'
import { lockLead, moveOn } from './handling.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

/**
 * Completes the reading of an audit (docs/decisions/audit-reading.md). 'Audit completo' goes out with the first
 * completion, and again only when asked for.
 * @throws AppError `NOT_FOUND`, also while the first reading is still being written.
 */
export async function updateReport(
  ports: Ports,
  actor: MemberScope,
  {
    id,
    sections,
    sendAgain = false,
  }: { id: string; sections: CompletedSection[]; sendAgain?: boolean | undefined },
): Promise<{ sent: boolean }> {
  const lead = { kind: 'audit', id } as const
  return ports.transact(async work => {
    const held = await lockLead(work, actor, lead)
    const audit = await findAuditReports(work.db, id)
    if (audit.report === null) throw new AppError('NOT_FOUND')
    const now = ports.clock.now()
    const report = completedReport(auditReport.parse(audit.report), sections)
    const sent = audit.completeSentAt === null || sendAgain
    await saveCompletedReport(work.db, id, {
      report,
      firstReport: audit.firstReport ?? audit.report,
      completeSentAt: sent ? now : audit.completeSentAt,
      updatedAt: now,
    })
    if (sent) {
      const moved = await moveOn(ports, work, lead, held, 'complete')
      await emit(work, { type: 'lead.report-sent', ...moved, request: audit, report })
    } else {
      await emit(work, { type: 'lead.report-saved', ...lead, assigneeId: held.assigneeId })
    }
    return { sent }
  })
}
