import { auditReport } from 'shared/audit-reading/audit-report'
import type { LeadCounts, LeadKind } from 'shared/leads/lead'
import { lateBefore } from 'shared/leads/lead-clock'
import { scriptReport } from 'shared/script-improvement/script-report'
import type { MemberScope } from '../../platform/actor.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { historyOfSubject } from '../audit/audit.service.ts'
import { listReplies } from './handling.repository.ts'
import {
  countLeads,
  findLead,
  findRefundedPayment,
  type LeadDetail,
  type LeadFilters,
  listLeads,
} from './inbox.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

/**
 * The requests that a member sees, newest first. They hold contacts: only managers read them, and besides them the
 * member to whom a request is assigned (docs/decisions/interview-and-contact.md).
 */
export const listInbox = ({ db }: Pick<Ports, 'db'>, actor: MemberScope, filters: LeadFilters) =>
  listLeads(db, actor, filters)

/** How many are new, in progress, and late by the 24-hour clock, of those that the member sees. */
export const countInbox = ({ clock, db }: Ports, actor: MemberScope): Promise<LeadCounts> =>
  countLeads(db, actor, lateBefore(clock.now()))

/**
 * One request: what came in, what went out, who did what.
 * @throws AppError `NOT_FOUND`, also for a request that is not assigned to the member.
 */
export async function getLead({ db }: Pick<Ports, 'db'>, actor: MemberScope, kind: LeadKind, id: string) {
  const lead = orNotFound(await findLead(db, actor, kind, id))
  const { report, firstReport, marketingAt, projectId, projectTitle, assigneeId, assigneeName, ...own } = lead
  return {
    ...own,
    // What a client tells their account is for managers, as on the project's page.
    phone: actor.member.isManager ? lead.phone : null,
    hasMarketing: marketingAt !== null,
    project: projectId === null ? null : { id: projectId, title: projectTitle ?? '' },
    assignee: assigneeId === null ? null : { id: assigneeId, fullName: assigneeName ?? '' },
    ...reportsOf(lead),
    payment: await paymentOf(db, actor, lead),
    replies: await listReplies(db, kind, id),
    history: await historyOfSubject(db, id),
  }
}

const reportsOf = ({ kind, report, firstReport }: LeadDetail) => ({
  audit: kind === 'audit' && report !== null ? auditReport.parse(report) : null,
  firstAudit: kind === 'audit' && firstReport !== null ? auditReport.parse(firstReport) : null,
  script: kind === 'script' && report !== null ? scriptReport.parse(report) : null,
})

/** Money is for managers. */
async function paymentOf(db: Ports['db'], { member }: MemberScope, { kind, id }: LeadDetail) {
  if (kind !== 'refund' || !member.isManager) return null
  return (await findRefundedPayment(db, id)) ?? null
}
