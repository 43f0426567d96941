import { documentsOwed } from 'shared/invoices/document'
import { type MissingReason, whyNotInvoiced } from 'shared/invoices/invoice-state'
import { type Instalment, paymentKindOf } from 'shared/payment/payment-types'
import { guaranteeOf } from 'shared/payment/refund'
import { chargeOf } from 'shared/pricing/charge'
import type { PageRequest } from '../../../platform/db/page.ts'
import { idsOf } from '../../../platform/db/row.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { ownCompanyId } from '../../identity/companies/companies.service.ts'
import { listBilled } from '../billing/billing.repository.ts'
import { invoicesOf, invoicingOf, withNumber } from '../invoices/invoice-lists.service.ts'
import { creditOf } from '../invoices/issue-invoice.service.ts'
import { agreedTotalsOf } from '../proposals/proposals.service.ts'
import { deliveriesOf } from '../quote/delivery.service.ts'
import { confirmedQuotesOf, isExpired } from '../quote/price.service.ts'
import {
  type ListedPayment,
  listOrders,
  listPaymentsOf,
  listRefundsOf,
  listUnpaidExtrasOf,
} from './order-history.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db'>

async function factsOf({ clock, db }: Deps, projectIds: string[]) {
  const payments = await listPaymentsOf(db, projectIds)
  const companyIds = payments.flatMap(({ companyId }) => companyId ?? [])
  return {
    quotes: await confirmedQuotesOf(db, projectIds),
    agreed: await agreedTotalsOf(db, projectIds),
    deliveries: await deliveriesOf({ clock, db }, projectIds),
    payments: Map.groupBy(payments, ({ projectId }) => projectId),
    extras: Map.groupBy(await listUnpaidExtrasOf(db, projectIds), ({ projectId }) => projectId),
    refunds: Map.groupBy(await listRefundsOf(db, projectIds), ({ projectId }) => projectId),
    billed: new Set(await listBilled(db, companyIds)),
    invoices: await invoicesOf(db, idsOf(payments)),
  }
}

type Facts = Awaited<ReturnType<typeof factsOf>>
type Quote = NonNullable<ReturnType<Facts['quotes']['get']>>

/**
 * Lists the orders of a client's company with payments, amounts due and documents, newest first.
 * @throws AppError `NOT_FOUND` for a user without the capability in any company.
 */
export async function listDocuments(deps: Deps, userId: string, page: PageRequest) {
  await ownCompanyId(deps, userId)
  const { items, nextCursor } = await listOrders(deps.db, userId, page)
  const facts = await factsOf(deps, idsOf(items))
  return {
    nextCursor,
    invoicing: invoicingOf(deps),
    items: items.map(project => orderOf(deps, facts, project)),
  }
}

function orderOf(deps: Deps, facts: Facts, { id, title }: { id: string; title: string }) {
  const quote = facts.quotes.get(id)
  const payments = facts.payments.get(id) ?? []
  const settled = payments.filter(({ status }) => status !== 'processing')
  const requestedAt = facts.refunds.get(id)?.at(-1)?.createdAt ?? null
  return {
    projectId: id,
    title,
    quote: quote
      ? {
          totalCents: quote.totalCents,
          agreedTotalCents: facts.agreed.get(id) ?? quote.totalCents,
          confirmedAt: quote.confirmedAt,
        }
      : null,
    delivery: facts.deliveries.get(id) ?? null,
    due: dueOf(deps, payments, quote),
    extrasDue: extrasDueOf(payments, facts.extras.get(id) ?? []),
    payments: settled.map(payment => paymentOf(deps, facts, payment)),
    refund: guaranteeOf(settled.toReversed(), requestedAt, deps.clock.now()),
    hasOrderCopy: quote !== undefined && payments.some(({ instalment }) => instalment === 'deposit'),
  }
}

interface Due {
  instalment: Instalment
  /** Amount missing, for a transfer that arrived in part. */
  totalCents: number
  /** Part of a transfer that arrived, in cents. */
  bookedCents: number
  status: 'open' | 'processing' | 'expired'
  /** Null if it can be paid but is not due. */
  dueAt: Date | null
  /** True for a pending bank transfer, which takes days. */
  isTransfer: boolean
}

const open = { bookedCents: 0, status: 'open', isTransfer: false } as const

/** Returns what is missing and what has arrived of a payment under way. */
const underWay = ({ provider, totalCents, bookedCents }: ListedPayment) => ({
  totalCents: totalCents - bookedCents,
  bookedCents,
  status: 'processing' as const,
  isTransfer: provider === 'bank-transfer',
})

/** Returns the next amount due of a project; null if nothing is due, or the payment was refunded. */
export async function dueFor(deps: Deps, projectId: string): Promise<Due | null> {
  const quote = (await confirmedQuotesOf(deps.db, [projectId])).get(projectId)
  return dueOf(deps, await listPaymentsOf(deps.db, [projectId]), quote)
}

/** Returns the next amount due; null if nothing is, or the money was refunded. */
function dueOf(deps: Deps, payments: ListedPayment[], quote: Quote | undefined): Due | null {
  const deposit = payments.findLast(({ instalment }) => instalment === 'deposit')
  const first = { instalment: 'deposit', dueAt: null } as const
  if (deposit?.status === 'processing') return { ...first, ...underWay(deposit) }
  if (deposit) return balanceDue(deposit, payments)
  if (!quote) return null
  const { totalCents } = chargeOf(deps.config, quote)
  return { ...first, totalCents, ...open, ...(isExpired(deps, quote) && { status: 'expired' }) }
}

function balanceDue(deposit: ListedPayment, payments: ListedPayment[]): Due | null {
  const balance = payments.findLast(({ instalment }) => instalment === 'balance')
  if (deposit.status !== 'paid' || deposit.balanceCents === 0) return null
  if (balance && balance.status !== 'processing') return null
  const { balanceCents: totalCents, balanceDueAt: dueAt } = deposit
  return { instalment: 'balance', dueAt, ...(balance ? underWay(balance) : { totalCents, ...open }) }
}

/** Returns the unpaid addenda; none before the first payment, or once it was refunded. */
function extrasDueOf(payments: ListedPayment[], extras: { id: string; totalCents: number }[]) {
  const deposit = payments.findLast(({ instalment }) => instalment === 'deposit')
  if (deposit?.status !== 'paid') return []
  return extras.map(({ id: proposalId, totalCents }): Due & { proposalId: string } => {
    const begun = payments.find(payment => payment.proposalId === proposalId)
    const state = begun ? underWay(begun) : { totalCents, ...open }
    return { proposalId, instalment: 'extra', dueAt: null, ...state }
  })
}

const paymentOf = ({ config }: Deps, facts: Facts, payment: ListedPayment) => ({
  ...payment,
  kind: paymentKindOf(payment),
  status: payment.status as 'paid' | 'refunded',
  invoices: (facts.invoices.get(payment.id) ?? []).map(withNumber),
  missing: missingOf(config, facts, payment),
})

/** Returns why a payment lacks an invoice or another document; null if nothing is missing. */
function missingOf(
  { seller, vatRule }: Deps['config'],
  { invoices, billed }: Facts,
  payment: ListedPayment,
): MissingReason | 'to-issue' | null {
  const credit = creditOf(invoices.get(payment.id) ?? [])
  const owed = documentsOwed({ ...payment, isPaid: payment.paidAt !== null }, credit)
  if (owed.length === 0) return null
  const rules = { hasSeller: seller !== undefined, vatRule }
  const hasCompany = payment.companyId !== null
  const hasBuyer = credit.isInvoiced || billed.has(payment.companyId ?? '')
  return whyNotInvoiced(rules, { ...payment, hasCompany, hasBuyer }) ?? 'to-issue'
}
