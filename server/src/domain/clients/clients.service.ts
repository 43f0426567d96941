import { searchPatternsOf } from 'shared/search/search-terms'
import type { MemberScope } from '../../platform/actor.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import { idsOf } from '../../platform/db/row.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { inviteToCompany } from '../identity/companies/invitations.service.ts'
import { appointRepresentative } from '../identity/companies/members.service.ts'
import { listRequestsOf } from '../inbox/inbox.service.ts'
import { dueOfCompany } from '../orders/administration/administration.service.ts'
import { listInvoices } from '../orders/invoices/invoice-lists.service.ts'
import { receivedOf } from '../orders/payment/payment-status.service.ts'
import { agreedTotalsOf } from '../orders/proposals/proposals.service.ts'
import { countClients, findNamedClients } from '../search/client-matches.queries.ts'
import * as clients from './clients.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db'>
type Invited = Parameters<typeof inviteToCompany>[2]

/**
 * Invites an address to any company with some roles.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` on `email` for an existing member, `LIMITED`.
 */
export async function inviteToClient(deps: Pick<AppDeps, 'clock' | 'limits' | 'transact'>, invited: Invited) {
  await deps.limits.take('companyInvitationByRecipient', invited.email)
  return deps.transact(tx => inviteToCompany(deps, tx, invited))
}

/** Adds the role of representative to a member of any company. @throws AppError `NOT_FOUND`. */
export const appointClient = (
  { transact }: Pick<AppDeps, 'transact'>,
  membership: { companyId: string; userId: string },
): Promise<void> => transact(tx => appointRepresentative(tx, membership))

const MAX_PROJECTS = 200
const MAX_DOCUMENTS = 20
const MAX_REQUESTS = 10

/** Lists clients, newest first, with the exact total up to 1,000. A search without letters or digits returns none. */
export async function listClients(
  { db }: Pick<Deps, 'db'>,
  { search: text, ...page }: PageRequest & { search?: string | undefined },
) {
  const patterns = text === undefined ? undefined : searchPatternsOf(text)
  if (patterns?.length === 0) return { items: [], nextCursor: null, total: { count: 0, isExact: true } }
  const search = patterns && (await findNamedClients(db, patterns))
  const [found, total] = await Promise.all([
    clients.listClients(db, { search, ...page }),
    countClients(db, search),
  ])
  return { ...found, total }
}

/**
 * Returns a company with users, projects, amounts in cents, last message, invoices and leads.
 * @throws AppError `NOT_FOUND`.
 */
export async function getClient(deps: Deps, actor: MemberScope, companyId: string) {
  const { db } = deps
  const company = ensureFound(await clients.findCompany(db, companyId))
  const people = await clients.listPeople(db, companyId)
  const projects = await clients.listProjects(db, companyId, MAX_PROJECTS + 1)
  const agreed = await agreedTotalsOf(db, idsOf(projects))
  const received = await receivedOf(db, { companyId })
  const due = await dueOfCompany(deps, companyId)
  const emails = people.map(({ email }) => email)
  const { items: documents } = await listInvoices(deps, { companyId, limit: MAX_DOCUMENTS })
  return {
    ...company,
    people,
    projects: {
      items: projects
        .slice(0, MAX_PROJECTS)
        .map(project => ({ ...project, agreedTotalCents: agreed.get(project.id) ?? null })),
      isComplete: projects.length <= MAX_PROJECTS,
    },
    money: {
      quotedCents: received.receivedCents - received.refundedCents + due.dueCents + due.laterCents,
      ...received,
      ...due,
    },
    lastMessage: (await clients.findLastMessage(db, companyId)) ?? null,
    documents,
    requests: await listRequestsOf(deps, actor, emails, MAX_REQUESTS),
  }
}
