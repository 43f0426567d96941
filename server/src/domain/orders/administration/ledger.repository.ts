import { type AliasedExpression, type InferResult, sql } from 'kysely'
import type { DisputeFilter, TransferFilter } from 'shared/administration/filters'
import type { PaymentState } from 'shared/payment/payment-types'
import { fetchPage, olderThan, type PageRequest, pageBounds } from '../../../platform/db/page.ts'
import { countRows } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { countOpenDifferences } from '../reconciliation/reconciliation.repository.ts'
import { currentPayments, dueSums } from './due.repository.ts'
import { isIn, paymentProjects, startOf } from './month-export.repository.ts'
import { bookedOf, bookings, centsSoFar, partsSoFar, receipts, wholePayments } from './receipts.queries.ts'

const cents = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::integer`

/** Sums amounts due and overdue in cents; of one company if given. */
export function dueOf(db: Database, today: string, companyId?: string) {
  const rest = sql`due.total_cents - due.booked_cents`
  return db
    .selectFrom((companyId ? dueSums(db).where('p.companyId', '=', companyId) : dueSums(db)).as('due'))
    .select([
      cents(rest).as('dueCents'),
      sql<number>`coalesce(sum(${rest}) filter (where due.created_at < ${startOf(today)}), 0)::integer`.as(
        'overdueCents',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * Sums what a company has agreed to pay and `dueOf` does not contain yet, in cents: confirmed quotes that have not
 * expired, first payments by card in progress, balances before their due date, and extras (docs/decisions/clients.md).
 */
export async function laterOf(db: Database, companyId: string, today: string): Promise<number> {
  const { ordersCents } = await db
    .selectFrom('quotes as quote')
    .leftJoin(currentPayments(db, 'deposit').as('deposit'), 'deposit.quoteId', 'quote.id')
    .leftJoin(currentPayments(db, 'balance').as('balance'), 'balance.quoteId', 'quote.id')
    .select(
      cents(sql`case
        when deposit.id is null and quote.valid_until >= ${today}::date then quote.total_cents
        when deposit.status = 'processing' and deposit.provider = 'bank-transfer' then deposit.balance_cents
        when deposit.status = 'processing' then deposit.total_cents + deposit.balance_cents
        when deposit.status = 'paid' and deposit.balance_open_at is null and balance.id is null
          then deposit.balance_cents
        when deposit.status = 'paid' and deposit.balance_open_at is null and balance.status = 'processing'
          then deposit.balance_cents - ${bookedOf(sql`balance.id`)}
        end`).as('ordersCents'),
    )
    .where('quote.companyId', '=', companyId)
    // A deleted project leaves its quotes for a while.
    .where('quote.projectId', 'is not', null)
    .where('quote.withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  const { extrasCents } = await db
    .selectFrom('proposals as proposal')
    .select(cents(sql`proposal.total_cents`).as('extrasCents'))
    .where('proposal.companyId', '=', companyId)
    .where('proposal.state', '=', 'accepted')
    .where('proposal.kind', '<>', 'quote')
    .where('proposal.totalCents', '>', 0)
    .where(
      sql<boolean>`exists (
        select from payments
        where project_id = proposal.project_id and instalment = 'deposit' and status = 'paid')
      and not exists (
        select from payments
        where proposal_id = proposal.id
          and (status in ('paid', 'refunded') or status = 'processing' and provider = 'bank-transfer'))`,
    )
    .executeTakeFirstOrThrow()
  return ordersCents + extrasCents
}

/** Sums what is missing of announced bank transfers, in cents. */
export function awaitedOf(db: Database) {
  return db
    .selectFrom('payments')
    .select(cents(sql`total_cents - ${bookedOf(sql`payments.id`)}`).as('awaitedCents'))
    .where('provider', '=', 'bank-transfer')
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow()
}

/** Sums what was received and refunded in a month in Rome, in cents. */
export async function movedIn(db: Database, month: string) {
  const paid = await db
    .selectFrom(receipts(db).as('receipt'))
    .select(cents(sql`receipt.amount_cents`).as('paidCents'))
    .where(isIn('receipt.at', month))
    .executeTakeFirstOrThrow()
  const back = await db
    .selectFrom('refunds')
    .select(cents(sql`amount_cents`).as('refundedCents'))
    .where('state', '=', 'done')
    .where(isIn('settledAt', month))
    .executeTakeFirstOrThrow()
  return { ...paid, ...back }
}

/** Counts open disputes, pending refunds and open differences. */
export async function waitingOf(db: Database) {
  const disputed = db.selectFrom('payments').where('disputedAt', 'is not', null)
  return {
    disputes: await countRows(disputed.where('disputeClosedAt', 'is', null)),
    pendingRefunds: await countRows(db.selectFrom('refunds').where('state', '=', 'pending')),
    differences: await countOpenDifferences(db),
  }
}

const statusesOf: Record<TransferFilter, PaymentState[]> = {
  awaited: ['processing'],
  arrived: ['paid', 'refunded'],
  'given-up': ['failed'],
}

/** Selects payments with their projects, with one of their times as page key. */
const paymentsBy = (db: Database, moment: 'createdAt' | 'disputedAt') =>
  db
    .selectFrom(
      db
        .selectFrom('payments')
        .selectAll()
        .select(({ ref }) => ref(moment).$castTo<Date>().as('at'))
        .where(moment, 'is not', null)
        .as('payment'),
    )
    .leftJoin(paymentProjects(db).as('project'), 'project.id', 'payment.projectId')
    .select(['payment.instalment', 'payment.provider', 'payment.status'])
    .select(['payment.id', 'payment.at as createdAt', 'payment.totalCents', 'payment.balanceCents'])
    .select(['payment.refundedCents', 'payment.providerReference', 'payment.transferReference'])
    .select(['project.id as projectId', 'project.title', 'project.client'])

/** Lists bank transfers, latest announcement first. */
export function listTransfers(
  db: Database,
  { show, ...page }: PageRequest & { show?: TransferFilter | undefined },
) {
  const query = paymentsBy(db, 'createdAt')
    .where('payment.provider', '=', 'bank-transfer')
    .where('payment.status', 'in', statusesOf[show ?? 'awaited'])
  return fetchPage(query, page, { table: 'payment', moment: 'at' })
}

/** Lists transfers booked for some payments, by day and in the order of their booking. */
export function listBookingsOf(db: Database, paymentIds: string[]) {
  if (paymentIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('transferBookings')
    .select(['id', 'paymentId', 'amountCents', 'arrivedOn', 'note'])
    .where('paymentId', 'in', paymentIds)
    .orderBy('arrivedOn')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

type Receipt = InferResult<ReturnType<typeof receipts>>[number]

/** Lists receipts, newest first; each part of a transfer is a separate row. */
export function listPaid(db: Database, { month, ...page }: PageRequest & { month?: string | undefined }) {
  const { fetch, before } = pageBounds(page)
  // Fetches a page of each kind by its own index; PostgreSQL would read and sort the whole union.
  const newest = (kind: AliasedExpression<Receipt, 'receipt'>) =>
    db
      .selectFrom(kind)
      .selectAll()
      .where(olderThan(before, { table: 'receipt', moment: 'at' }))
      .where(month ? isIn('receipt.at', month) : sql<boolean>`true`)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(fetch)
  const either = db
    .selectFrom(newest(bookings(db).as('receipt')).as('booking'))
    .selectAll()
    .unionAll(db.selectFrom(newest(wholePayments(db).as('receipt')).as('whole')).selectAll())
  const query = db
    .selectFrom(either.as('receipt'))
    .innerJoin('payments as payment', 'payment.id', 'receipt.paymentId')
    .leftJoin(paymentProjects(db).as('project'), 'project.id', 'payment.projectId')
    .select(['payment.instalment', 'payment.provider', 'payment.status'])
    .select(['receipt.id', 'receipt.at as createdAt', 'receipt.paymentId', 'receipt.amountCents'])
    .select([partsSoFar.as('partsSoFar'), centsSoFar.as('centsSoFar')])
    .select(['payment.totalCents', 'payment.refundedCents', 'payment.throughLink as isThroughLink'])
    .select(['payment.balanceCents', 'payment.providerReference', 'payment.transferReference'])
    .select(['project.id as projectId', 'project.title', 'project.client'])
  return fetchPage(query, page, { table: 'receipt', moment: 'at' })
}

/** Sums the pending refunds of some payments in cents, by payment id. */
export async function pendingCentsOf(db: Database, paymentIds: string[]) {
  if (paymentIds.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('refunds')
    .select(['paymentId', cents(sql`amount_cents`).as('pendingCents')])
    .where('paymentId', 'in', paymentIds)
    .where('state', '=', 'pending')
    .groupBy('paymentId')
    .execute()
  return new Map(rows.map(({ paymentId, pendingCents }) => [paymentId, pendingCents]))
}

/** Lists refunds, made or pending, newest first; of a month: settled in it, or pending and made in it. */
export function listRefunds(db: Database, { month, ...page }: PageRequest & { month?: string | undefined }) {
  let query = db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.paymentId')
    .leftJoin(paymentProjects(db).as('project'), 'project.id', 'payment.projectId')
    .leftJoin('profiles as author', 'author.id', 'refund.refundedBy')
    .select(['refund.id', 'refund.createdAt', 'refund.settledAt', 'refund.amountCents', 'refund.reason'])
    .select(['refund.provider', 'refund.state'])
    .select(['author.fullName as authorName', 'project.id as projectId', 'project.title', 'project.client'])
  if (month)
    query = query.where(eb =>
      eb.or([
        isIn('refund.settledAt', month),
        eb.and([eb('refund.settledAt', 'is', null), isIn('refund.createdAt', month)]),
      ]),
    )
  return fetchPage(query, page, { table: 'refund' })
}

/** Lists disputes at the provider, newest first. */
export function listDisputes(
  db: Database,
  { show, ...page }: PageRequest & { show?: DisputeFilter | undefined },
) {
  const query = paymentsBy(db, 'disputedAt')
    .select(['payment.disputeClosedAt', 'payment.disputeOutcome'])
    .where('payment.disputeClosedAt', show === 'closed' ? 'is not' : 'is', null)
  return fetchPage(query, page, { table: 'payment', moment: 'at' })
}
