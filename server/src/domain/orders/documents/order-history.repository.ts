import { sql } from 'kysely'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import type { Database } from '../../../platform/db/store.ts'
import { isOwn } from '../../projects/visibility.queries.ts'
import { bookedOf } from '../administration/receipts.queries.ts'

/** Lists the projects of a user's companies with a confirmed quote or a payment, newest first. */
export function listOrders(db: Database, userId: string, page: PageRequest) {
  const query = db
    .selectFrom('projects')
    .select(['id', 'title', 'createdAt'])
    .where(isOwn(userId))
    .where(
      sql<boolean>`(
        exists (select from quotes where project_id = projects.id and withdrawn_at is null)
        or exists (select from payments
          where project_id = projects.id and status in ('paid', 'refunded', 'processing')))`,
    )
  return fetchPage(query, page)
}

/** Lists the paid, pending and refunded payments of some projects, oldest first. */
export async function listPaymentsOf(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('payments')
    .select(['id', 'projectId', 'companyId', 'proposalId', 'instalment', 'status', 'provider', 'totalCents'])
    .select(['vatCents', 'netCents', 'refundedCents', 'balanceCents', 'balanceDueAt', 'createdAt', 'paidAt'])
    .select(bookedOf(sql`payments.id`).as('bookedCents'))
    .where('projectId', 'in', projectIds)
    .where('status', 'in', ['paid', 'refunded', 'processing'])
    .orderBy('createdAt')
    .execute()
}

/** Lists accepted addenda and extra rounds of some projects that are not paid, oldest first. */
export async function listUnpaidExtrasOf(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('proposals')
    .select(['id', 'projectId', 'totalCents'])
    .where('projectId', 'in', projectIds)
    .where('state', '=', 'accepted')
    .where('kind', '<>', 'quote')
    .where('totalCents', '>', 0)
    .where(
      sql<boolean>`not exists (
        select from payments where proposal_id = proposals.id and status in ('paid', 'refunded'))`,
    )
    .orderBy('createdAt')
    .execute()
}

export type ListedPayment = Awaited<ReturnType<typeof listPaymentsOf>>[number]

export async function listRefundsOf(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('refundRequests')
    .select(['projectId', 'createdAt'])
    .where('projectId', 'in', projectIds)
    .orderBy('createdAt')
    .execute()
}

const receipts = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('projects', 'projects.id', 'payments.projectId')
    .select(['payments.id', 'instalment', 'payments.status', 'totalCents', 'vatCents', 'netCents'])
    .select(['refundedCents', 'paidAt', 'provider', 'throughLink', 'poNumber', 'balanceCents', 'projectId'])
    .select('projects.title')
    .where('paidAt', 'is not', null)

/** Finds a received payment of one of the user's companies, with the project's title. */
export const findOwnReceipt = (db: Database, userId: string, id: string) =>
  receipts(db).where('payments.id', '=', id).where(isOwn(userId, 'payments')).executeTakeFirst()

export const findReceipt = (db: Database, id: string) =>
  receipts(db).where('payments.id', '=', id).executeTakeFirst()

export type Receipt = NonNullable<Awaited<ReturnType<typeof findOwnReceipt>>>

/** Lists the payments of a project's current quote and of its addenda, the deposit first. */
export function listAcceptances(db: Database, projectId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('quotes', 'quotes.id', 'payments.quoteId')
    .select(['instalment', 'status', 'payments.totalCents', 'refundedCents', 'balanceCents'])
    .select(['paidAt', 'poNumber'])
    .select(['termsVersion', 'acceptedTermsAt', 'acceptedClausesAt', 'acceptedHigherAt'])
    .where('payments.projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .where('status', '<>', 'failed')
    .orderBy('payments.createdAt')
    .execute()
}

export type Acceptance = Awaited<ReturnType<typeof listAcceptances>>[number]
