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
import { historyOfSubject } from '../audit/audit.service.ts'
import { emit } from '../events/emit.service.ts'
import { INVITATION_DAYS, inviteAccount } from '../identity/accounts/sign-up.service.ts'
import { ensureRepresentedCompany } from '../identity/companies/companies.service.ts'
import { createProjectFor } from '../projects/projects.service.ts'
import { findInvitation, listReplies, markInvited } from './handling.repository.ts'
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

type InviteDeps = Pick<AppDeps, 'clock' | 'transact'>

/**
 * Makes a client of somebody who has written: their account, if they have none, and a project with their words. They
 * are told by mail. Doing it twice is once.
 * @returns the project, or null if its client has removed it since.
 * @throws AppError `NOT_FOUND`.
 */
export async function inviteLead(
  deps: InviteDeps,
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
    const { email, company } = lead
    const { userId, token } = await inviteAccount(tx, { email, fullName: lead.name ?? '', company, now })
    const companyId = await ensureRepresentedCompany(tx, userId)
    const project = await createProjectFor(
      tx,
      { companyId, userId },
      { title: leadDisplayName(lead), description: descriptionOf(lead), createdAt: now },
    )
    await markInvited(tx.db, kind, id, { projectId: project.id, invitedAt: now })
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

const descriptionOf = ({ text, projectText }: LeadDetail): string =>
  projectText ? `${projectText}\n\n${text}` : text

/** Lists requests sent from an address; the caller has checked that the address is confirmed. */
export const listRequestsFrom = ({ db }: Pick<AppDeps, 'db'>, email: string): Promise<SentRequest[]> =>
  listSentFrom(db, email)

/** The newest requests from some addresses, for a member who sees them. */
export const listRequestsOf = (
  { db }: Pick<AppDeps, 'db'>,
  actor: MemberScope,
  emails: string[],
  limit: number,
) => listLeadsOf(db, actor, emails, limit)

type Deps = Pick<AppDeps, 'clock' | 'db'>

/**
 * The requests that a member sees, newest first. They hold contacts: only managers read them, and besides them the
 * member to whom a request is assigned (docs/decisions/interview-and-contact.md).
 */
export const listInbox = ({ db }: Pick<Deps, 'db'>, actor: MemberScope, filters: LeadFilters) =>
  listLeads(db, actor, filters)

/** Counts new, in-progress and late requests by the 24-hour clock, of those that the member sees. */
export const countInbox = ({ clock, db }: Deps, actor: MemberScope): Promise<LeadCounts> =>
  countLeads(db, actor, lateBefore(clock.now()))

/** The requests without an answer after 24 hours that the member sees, oldest first, and how many there are. */
export const listOverdueLeads = ({ clock, db }: Deps, actor: MemberScope, limit: number) =>
  listOverdue(db, actor, { late: lateBefore(clock.now()), limit })

/**
 * One request: what came in, what went out, who did what.
 * @throws AppError `NOT_FOUND`, also for a request that is not assigned to the member.
 */
export async function getLead({ db }: Pick<Deps, 'db'>, actor: MemberScope, kind: LeadKind, id: string) {
  const lead = ensureFound(await findLead(db, actor, kind, id))
  const { report, firstReport, marketingAt, projectId, projectTitle, assigneeId, assigneeName, ...own } = lead
  return {
    ...own,
    // Contact data of a client's account is for managers, as on the project's page.
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
async function paymentOf(db: Deps['db'], { member }: MemberScope, { kind, id }: LeadDetail) {
  if (kind !== 'refund' || !member.isManager) return null
  return (await findRefundedPayment(db, id)) ?? null
}
