import { auditReport } from 'shared/audit-reading/audit-report'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { completedReport } from 'shared/inbox/audit-sections'
import {
  type LeadAction,
  type LeadKind,
  type LeadState,
  stateAfter,
  stateTimestamps,
} from 'shared/inbox/lead'
import type { updateReportInput } from 'shared/inbox/leads.inputs'
import { visitorMails } from 'shared/messages/it/mails'
import type { Actor, MemberScope } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { assertSameRequest, hasContent } from '../../platform/idempotency.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { getMember } from '../identity/team/team.service.ts'
import {
  findAuditReports,
  findReply,
  type HeldLead,
  insertReply,
  lockLeadRow,
  saveCompletedReport,
  updateLead,
} from './handling.repository.ts'
import { findLead, type LeadDetail } from './inbox.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

export interface LeadRef {
  kind: LeadKind
  id: string
}

/** Sets a state of a lead. @throws AppError `NOT_FOUND`. */
export async function setLeadState(
  deps: Deps,
  actor: MemberScope,
  { state, ...lead }: LeadRef & { state: LeadState },
): Promise<void> {
  await deps.transact(async tx => {
    const held = await lockLead(tx, actor, lead)
    if (held.state === state) return
    await moveTo(deps, tx, lead, held, state)
    const { assigneeId, state: from } = held
    await emit(tx, { type: 'lead.state-set', ...lead, assigneeId, from, to: state })
  })
}

/**
 * Assigns a lead to a member, who is notified, or unassigns it.
 * @throws AppError `NOT_FOUND` for the lead or the member, `INVALID_INPUT` for a member who is suspended or limited to
 * accounting.
 */
export async function assignLead(
  deps: Deps,
  actor: MemberScope,
  { memberId, ...lead }: LeadRef & { memberId: string | null },
): Promise<void> {
  await deps.transact(async tx => {
    const held = await lockLead(tx, actor, lead)
    const member = memberId === null ? null : await getMember({ db: tx.db }, memberId)
    if (member?.suspendedAt || member?.accountingOnly)
      throw new AppError('INVALID_INPUT', { fields: { memberId: 'OUT_OF_RANGE' } })
    if (held.assigneeId === memberId) return
    await updateLead(tx.db, lead.kind, lead.id, { assigneeId: memberId, updatedAt: deps.clock.now() })
    await emit(tx, {
      type: 'lead.assigned',
      ...(await moveOn(deps, tx, lead, held, member ? 'assign' : 'unassign')),
      assigneeId: memberId,
      before: held.assigneeId,
      member,
      fields: await readLead(tx, actor, lead),
    })
  })
}

/**
 * Mails a reply to the sender and stores it; idempotent by `requestId`.
 * @throws AppError `NOT_FOUND`, also without an address to reply to; `REQUEST_ID_REUSED` for the same id with another
 * text, subject or lead; `LIMITED`.
 */
export async function replyToLead(
  deps: Deps & Pick<AppDeps, 'limits'>,
  actor: Actor & MemberScope,
  input: LeadRef & { subject?: string | undefined; text: string; requestId?: string | undefined },
): Promise<void> {
  const { kind, id, text, requestId } = input
  await deps.limits.take('saving', actor.userId)
  await deps.transact(async tx => {
    const held = await lockLead(tx, actor, { kind, id })
    const subject = input.subject ?? visitorMails.reply.subject
    const before = requestId && (await findReply(tx.db, { kind, id }, requestId))
    if (before) return assertSameRequest(before, { text, subject })
    const lead = await readLead(tx, actor, { kind, id })
    if (!lead.email) throw new AppError('NOT_FOUND')
    const isNew = await insertReply(tx.db, kind, id, {
      memberId: actor.member.id,
      authorName: actor.name,
      subject,
      text,
      requestId: requestId ?? null,
      createdAt: deps.clock.now(),
    })
    // A reply to another lead has used the request id.
    if (!isNew) throw new AppError('REQUEST_ID_REUSED')
    await emit(tx, {
      type: 'lead.replied',
      ...(await moveOn(deps, tx, { kind, id }, held, 'reply')),
      email: lead.email,
      name: lead.firstName,
      subject,
      text,
      original: lead.text,
      projectId: lead.projectId,
    })
  })
}

/** Applies an act to a lead's state. Returns the fields of its event. */
export async function moveOn(deps: Deps, tx: Tx, lead: LeadRef, held: HeldLead, act: LeadAction) {
  const to = stateAfter(act, held)
  await moveTo(deps, tx, lead, held, to)
  return { kind: lead.kind, id: lead.id, assigneeId: held.assigneeId, from: held.state, to }
}

async function moveTo({ clock }: Deps, tx: Tx, { kind, id }: LeadRef, held: HeldLead, state: LeadState) {
  const now = clock.now()
  await updateLead(tx.db, kind, id, { state, ...stateTimestamps(state, held, now), updatedAt: now })
}

/** Locks a lead. @throws AppError `NOT_FOUND`, also for a lead that is not assigned to the member. */
export async function lockLead(tx: Tx, actor: MemberScope, { kind, id }: LeadRef): Promise<HeldLead> {
  return ensureFound(await lockLeadRow(tx.db, actor, kind, id))
}

/** Returns a lead with all details. @throws AppError `NOT_FOUND`. */
async function readLead(tx: Tx, actor: MemberScope, { kind, id }: LeadRef): Promise<LeadDetail> {
  return ensureFound(await findLead(tx.db, actor, kind, id))
}

/**
 * Completes the report of an audit (docs/decisions/audit-reading.md). 'Audit completo' is mailed at the first
 * completion, and later only on request.
 * @throws AppError `NOT_FOUND`, also before the first report is written; `REPORT_CHANGED` if another one was saved since
 * `seenAt`.
 */
export async function updateReport(
  deps: Deps,
  actor: MemberScope,
  { id, sections, seenAt, sendAgain = false }: z.output<typeof updateReportInput>,
): Promise<{ sent: boolean; savedAt: Date }> {
  const lead = { kind: 'audit', id } as const
  return deps.transact(async tx => {
    const held = await lockLead(tx, actor, lead)
    const audit = await findAuditReports(tx.db, id)
    if (audit.report === null) throw new AppError('NOT_FOUND')
    const now = deps.clock.now()
    const stored = auditReport.parse(audit.report)
    const report = completedReport(stored, sections)
    const { completeSentAt, reportSavedAt } = audit
    if (!wasSeen(reportSavedAt, seenAt)) {
      if (!hasContent(stored, report)) throw new AppError('REPORT_CHANGED')
      // A repeated request finds its own report; what that has mailed is not mailed again.
      if (reportSavedAt && completeSentAt?.getTime() === reportSavedAt.getTime())
        return { sent: true, savedAt: reportSavedAt }
    }
    const sent = completeSentAt === null || sendAgain
    await saveCompletedReport(tx.db, id, {
      report,
      firstReport: audit.firstReport ?? audit.report,
      completeSentAt: sent ? now : completeSentAt,
      now,
    })
    if (sent) {
      const moved = await moveOn(deps, tx, lead, held, 'complete')
      await emit(tx, { type: 'lead.report-sent', ...moved, request: audit, report })
    } else {
      await emit(tx, { type: 'lead.report-saved', ...lead, assigneeId: held.assigneeId })
    }
    return { sent, savedAt: now }
  })
}

/** Compares the time of the saved report with the one on the screen; null is the first reading. */
function wasSeen(savedAt: Date | null, seenAt: string | null | undefined): boolean {
  if (seenAt === undefined) return true
  return seenAt === null ? savedAt === null : savedAt?.getTime() === Date.parse(seenAt)
}
