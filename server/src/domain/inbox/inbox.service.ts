import { auditReport } from 'shared/audit-reading/audit-report'
import { AppError } from 'shared/errors/app-error'
import {
  type InvitableKind,
  type LeadCounts,
  type LeadKind,
  lateBefore,
  leadDisplayName,
} from 'shared/inbox/lead'
import { scriptReport } from 'shared/script-improvement/script-report'
import type { MemberScope } from '../../platform/actor.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { historyOf } from '../audit/audit.service.ts'
import { emit } from '../events/emit.service.ts'
import { INVITATION_DAYS, inviteAccount } from '../identity/accounts/sign-up.service.ts'
import { ensureRepresentedCompany } from '../identity/companies/companies.service.ts'
import { createProjectFor } from '../projects/projects.service.ts'
import { findInvitation, listReplies, updateLead } from './handling.repository.ts'
import {
  countLeads,
  findLead,
  findRefundedPayment,
  type LeadDetail,
  type LeadFilters,
  listLeads,
  listLeadsOf,
  listOverdue,
} from './inbox.repository.ts'
import { lockLead, moveOn } from './lead-handling.service.ts'
import { listSentFrom, type SentRequest } from './leads.repository.ts'

/**
 * Makes the sender of a lead a client, with a project of the lead's text, and an account if needed. The sender is
 * notified by mail. Idempotent.
 * @returns the project; null if the client has deleted it.
 * @throws AppError `NOT_FOUND`.
 */
export async function inviteLead(
  deps: Pick<AppDeps, 'clock' | 'transact'>,
  actor: MemberScope,
  { kind, id }: { kind: InvitableKind; id: string },
): Promise<{ projectId: string | null }> {
  return deps.transact(async tx => {
    const held = await lockLead(tx, actor, { kind, id })
    const before = await findInvitation(tx.db, kind, id)
    if (before.invitedAt) return { projectId: before.projectId }
    const lead = await findLead(tx.db, actor, kind, id)
    if (!lead?.email) throw new AppError('NOT_FOUND')
    const now = deps.clock.now()
    const { email, company, text, projectText } = lead
    const description = projectText ? `${projectText}\n\n${text}` : text
    const { userId, token } = await inviteAccount(tx, { email, fullName: lead.name ?? '', company, now })
    const companyId = await ensureRepresentedCompany(tx, userId)
    const project = await createProjectFor(
      tx,
      { companyId, userId },
      { title: leadDisplayName(lead), description, createdAt: now },
    )
    await updateLead(tx.db, kind, id, { projectId: project.id, invitedAt: now, updatedAt: now })
    await emit(tx, {
      type: 'lead.invited',
      ...(await moveOn(deps, tx, { kind, id }, held, 'invite')),
      guest: { userId, email, name: lead.firstName ?? '' },
      project,
      token,
      validDays: INVITATION_DAYS,
    })
    return { projectId: project.id }
  })
}

/** Lists leads sent from an address; the caller has verified that the address is confirmed. */
export const listRequestsFrom = ({ db }: Pick<AppDeps, 'db'>, email: string): Promise<SentRequest[]> =>
  listSentFrom(db, email)

/** Lists the newest leads from some addresses that a member may see. */
export const listRequestsOf = (
  { db }: Pick<AppDeps, 'db'>,
  actor: MemberScope,
  emails: string[],
  limit: number,
) => listLeadsOf(db, actor, emails, limit)

type Deps = Pick<AppDeps, 'clock' | 'db'>

/**
 * Lists the leads that a member may see, newest first. They contain contacts: only managers and the assigned member may
 * read them (docs/decisions/interview-and-contact.md).
 */
export const listInbox = ({ db }: Pick<Deps, 'db'>, actor: MemberScope, filters: LeadFilters) =>
  listLeads(db, actor, filters)

/** Counts new, in-progress and late leads (24 hours) that the member may see. */
export const countInbox = ({ clock, db }: Deps, actor: MemberScope): Promise<LeadCounts> =>
  countLeads(db, actor, lateBefore(clock.now()))

/** Lists leads without an answer after 24 hours that the member may see, oldest first, with their count. */
export const listOverdueLeads = ({ clock, db }: Deps, actor: MemberScope, limit: number) =>
  listOverdue(db, actor, { late: lateBefore(clock.now()), limit })

/**
 * Returns a lead with its reports, replies and history.
 * @throws AppError `NOT_FOUND`, also for a lead that is not assigned to the member.
 */
export async function getLead({ db }: Pick<Deps, 'db'>, actor: MemberScope, kind: LeadKind, id: string) {
  const lead = ensureFound(await findLead(db, actor, kind, id))
  const { report, firstReport, marketingAt, projectId, projectTitle, assigneeId, assigneeName, ...own } = lead
  return {
    ...own,
    // The phone number of a client's account is for managers only, as on the project page.
    phone: actor.member.isManager ? lead.phone : null,
    hasMarketing: marketingAt !== null,
    project: projectId === null ? null : { id: projectId, title: projectTitle ?? '' },
    assignee: assigneeId === null ? null : { id: assigneeId, fullName: assigneeName ?? '' },
    ...reportsOf(lead),
    payment: await paymentOf(db, actor, lead),
    replies: await listReplies(db, kind, id),
    history: await historyOf(db, 'subjectId', id),
  }
}

const reportsOf = ({ kind, report, firstReport }: LeadDetail) => ({
  audit: kind === 'audit' && report !== null ? auditReport.parse(report) : null,
  firstAudit: kind === 'audit' && firstReport !== null ? auditReport.parse(firstReport) : null,
  script: kind === 'script' && report !== null ? scriptReport.parse(report) : null,
})

/** Returns the payment of a refund request; for managers only. */
async function paymentOf(db: Deps['db'], { member }: MemberScope, { kind, id }: LeadDetail) {
  if (kind !== 'refund' || !member.isManager) return null
  return (await findRefundedPayment(db, id)) ?? null
}
