import { dayInRome } from 'shared/formats/date-it'
import type { DisputeOutcome, PaymentState } from 'shared/payment/payment-types'
import { deliveryFrom } from 'shared/projects/delivery'
import { type DifferenceCause, differenceKeyOf } from 'shared/reconciliation/compare'
import type { Database } from '../../../platform/db/store.ts'
import type { Transact, Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { promiseDelivery } from '../../projects/projects.service.ts'
import { lockProject } from '../../projects/team-projects.service.ts'
import { type InvoiceDeps, issueInvoices } from '../invoices/issue-invoice.service.ts'
import { setDeliveryDay } from '../quote/quote.repository.ts'
import {
  findRefusedCharge,
  keepDifference,
  lowerDifference,
  settleDifference,
} from '../reconciliation/reconciliation.repository.ts'
import {
  findOrderOf,
  lockPaymentsOfQuote,
  markBalancePaid,
  markDisputeClosed,
  markDisputed,
  type Payment,
  raiseRefunded,
  settlePayment,
} from './payment.repository.ts'
import { closeRefundRequest, insertRefund, refundSumsOf } from './refunds.repository.ts'
import { listUntouchedTransfers } from './transfer.repository.ts'

/**
 * Books refunds that were not ordered here: at the provider, or by hand. A pending refund of ours is assumed to be part
 * of the provider's total, since its webhook may precede our own answer. So booked refunds always add up to the
 * refunded total.
 */
export async function bookOutsideRefund(
  db: Database,
  { id, refundedCents, provider }: Pick<Payment, 'id' | 'refundedCents' | 'provider'>,
  now: Date,
): Promise<void> {
  const { doneCents, pendingCents } = await refundSumsOf(db, id)
  const amountCents = refundedCents - doneCents - pendingCents
  if (amountCents <= 0) return
  await insertRefund(db, {
    paymentId: id,
    amountCents,
    provider,
    state: 'done',
    createdAt: now,
    settledAt: now,
  })
}

/** Returns a `transact` that joins an open transaction instead of opening one. */
export const joinTransaction =
  (tx: Tx): Transact =>
  act =>
    act(tx)

type Deps = Pick<AppDeps, 'clock' | 'transact'>
type SettlingDeps = Deps & InvoiceDeps
type Outcome = Exclude<PaymentState, 'processing'>

interface Facts {
  /** Amount charged, if the provider reports it. */
  totalCents?: number | undefined
  providerPayment?: string | undefined
  /** True if it is known only that this attempt opened no page; another one may have. */
  isUnopened?: boolean
}

/**
 * Records the provider's outcome for a payment. Repeated, late and unordered events change nothing
 * (docs/decisions/payment.md). Money that is not due becomes a difference, of which the managers are notified.
 */
export async function recordPaymentOutcome(
  deps: SettlingDeps,
  paymentId: string,
  outcome: Outcome,
  { totalCents, providerPayment, isUnopened }: Facts = {},
): Promise<void> {
  await deps.transact(async tx => {
    const isInForce = await lockAndValidateOrder(tx, paymentId)
    const locked = await lockPaymentsOfQuote(tx.db, paymentId)
    const { payment } = locked
    if (!payment || (isUnopened && payment.providerReference)) return
    // The job of a simulated payment reports no charge: once cancelled, it stays cancelled.
    if (payment.provider === 'simulated' && payment.status === 'failed' && !providerPayment) return
    const now = deps.clock.now()
    const isOddAmount = totalCents !== undefined && totalCents !== payment.totalCents
    if (outcome === 'paid') {
      const cause =
        refusalCause({ ...locked, payment, isInForce }, providerPayment) ??
        (isOddAmount ? 'other-sum' : undefined)
      const arrivedCents = totalCents ?? payment.totalCents
      const { dueCents } = locked
      if (cause) {
        await refuseMoney(tx, payment, { cause, arrivedCents, dueCents, now, providerPayment })
        // Nothing more is awaited of a charge that is not due; a pending payment would block the project forever.
        if (cause !== 'other-sum') await settlePayment(tx.db, paymentId, { status: 'failed', now })
        return
      }
    } else if (isOddAmount) return flagPaymentAnomaly(tx, payment)
    // A charge that is not due is never booked, so neither is its refund.
    if (outcome === 'refunded' && refusalCause({ ...locked, payment, isInForce })) return
    const settled = await settlePayment(tx.db, paymentId, { status: outcome, now, providerPayment })
    if (!settled) return
    const { instalment, projectId, quoteId } = settled
    if (outcome === 'paid') {
      await settleDifference(tx.db, { key: chargeKeyOf(settled) }, now)
      if (instalment === 'balance') await markBalancePaid(tx.db, quoteId, now)
      if (instalment === 'deposit') {
        const day = deliveryFrom(dayInRome(now))
        await setDeliveryDay(tx.db, quoteId, day)
        if (projectId) await promiseDelivery(tx, projectId, day, now)
      }
    }
    if (outcome === 'refunded') {
      await closeRefundRequest(tx.db, paymentId, now)
      await bookOutsideRefund(tx.db, settled, now)
      if (instalment === 'deposit') await cancelPendingTransfers(tx, quoteId, now)
    }
    await emitSettled(tx, settled, outcome, { now, before: payment })
    await issueInvoices(deps, tx, paymentId)
  })
}

type Locked = Awaited<ReturnType<typeof lockPaymentsOfQuote>> & { payment: Payment; isInForce: boolean }

/** Returns the reason why money for a payment is not booked; undefined if it is due. */
export function refusalCause(
  { payment, others, isInForce, isOrderBack, isOutdated }: Locked,
  providerPayment?: string,
): DifferenceCause | undefined {
  const isOpen = payment.status === 'processing' || payment.status === 'failed'
  const isSecondCharge =
    providerPayment && payment.providerPayment && providerPayment !== payment.providerPayment
  if (!isOpen) return isSecondCharge ? 'paid-twice' : undefined
  if (!isInForce) return 'withdrawn'
  if (isOrderBack) return 'refunded-order'
  if (others.some(({ status }) => status === 'processing')) return 'paid-otherwise'
  if (others.some(({ status }) => status !== 'failed')) return 'paid-twice'
  return isOutdated ? 'sum-changed' : undefined
}

interface Refused {
  cause: DifferenceCause
  arrivedCents: number
  /** Amount due for the payment, in cents, read under the lock. */
  dueCents: number
  now: Date
  providerPayment?: string | undefined
  /** Day of a bank transfer, `YYYY-MM-DD`; the same amount on the same day is one difference. */
  arrivedOn?: string
}

/** Returns the key of a charge that is not booked, identical to that of the daily reconciliation. */
const chargeKeyOf = ({ id: paymentId, providerPayment, totalCents: providerCents }: Payment) =>
  differenceKeyOf({ kind: 'charge-not-booked', providerPayment, paymentId, providerCents, ownCents: null })

/** Returns the key of an amount that arrived by bank transfer and is not booked. */
export const arrivalKeyOf = (paymentId: string, amountCents: number, arrivedOn: string): string =>
  `transfer-not-booked ${paymentId} ${amountCents} ${arrivedOn}`

/**
 * Stores money that is not booked as a difference and notifies the managers; idempotent. A card charge has the key of
 * the daily reconciliation, which can settle the same row.
 */
export async function refuseMoney(tx: Tx, payment: Payment, refused: Refused): Promise<void> {
  const { cause, arrivedCents, dueCents, now, providerPayment, arrivedOn } = refused
  const isDue = cause === 'sum-changed' || cause === 'other-sum'
  // The charge is booked, but the provider reports another amount.
  const isBooked = cause === 'other-sum' && payment.paidAt !== null && !arrivedOn
  const difference = {
    kind: isBooked ? ('amount' as const) : ('charge-not-booked' as const),
    providerPayment: arrivedOn ? null : (providerPayment ?? payment.providerPayment),
    paymentId: payment.id,
    providerCents: arrivedCents,
    ownCents: isBooked ? payment.totalCents : null,
    at: now,
    cause,
    dueCents: isDue ? dueCents : 0,
  }
  const key = arrivedOn ? arrivalKeyOf(payment.id, arrivedCents, arrivedOn) : undefined
  if (await keepDifference(tx.db, difference, now, key)) await flagPaymentAnomaly(tx, payment, cause)
}

/**
 * Settles the difference of a refused charge that was refunded in full at the provider, or lowers it after a partial
 * refund. Returns false if the charge was not refused.
 */
export async function noteRefusedChargeBack(
  { clock, transact }: Deps,
  {
    providerPayment,
    isWhole,
    remainingCents,
  }: { providerPayment: string; isWhole: boolean; remainingCents: number },
): Promise<boolean> {
  return transact(async tx => {
    const refused = await findRefusedCharge(tx.db, providerPayment)
    if (refused && isWhole) await settleDifference(tx.db, refused, clock.now())
    else if (refused) await lowerDifference(tx.db, refused, remainingCents)
    return refused !== undefined
  })
}

/** Stops awaiting the transfers of a refunded order; a transfer that arrived in part stays for the managers. */
async function cancelPendingTransfers(tx: Tx, quoteId: string, now: Date): Promise<void> {
  for (const { id } of await listUntouchedTransfers(tx.db, quoteId)) {
    const given = await settlePayment(tx.db, id, { status: 'failed', now })
    if (given) await emitSettled(tx, given, 'failed', { now, before: given })
  }
}

/**
 * Locks the project of a payment, before the payment, so that its quote cannot be withdrawn meanwhile.
 * @returns true if project, quote and proposal can still be paid.
 */
export async function lockAndValidateOrder(tx: Tx, paymentId: string): Promise<boolean> {
  const before = await findOrderOf(tx.db, paymentId)
  if (!before?.projectId) return false
  await lockProject(tx, before.projectId)
  const order = await findOrderOf(tx.db, paymentId)
  return order?.withdrawnAt === null && (order.proposal === null || order.proposal === 'accepted')
}

/** Locks a payment with its project and the other payments of its quote. @throws AppError `NOT_FOUND`. */
export async function lockWithOrder(tx: Tx, paymentId: string): Promise<Payment> {
  await lockAndValidateOrder(tx, paymentId)
  const { payment } = await lockPaymentsOfQuote(tx.db, paymentId)
  return ensureFound(payment)
}

/** Returns the fields of every payment event. */
export const factsOf = ({ id, projectId, userId, totalCents, provider, throughLink }: Payment) => ({
  projectId,
  totalCents,
  provider,
  throughLink,
  paymentId: id,
  payerId: userId,
})

function emitSettled(
  tx: Tx,
  payment: Payment,
  outcome: Outcome,
  { now, before }: { now: Date; before: Payment },
): Promise<void> {
  const facts = factsOf(payment)
  if (outcome === 'failed') return emit(tx, { type: 'payment.failed', ...facts })
  const backCents = payment.refundedCents - before.refundedCents
  if (outcome === 'refunded') return emit(tx, { type: 'payment.refunded', ...facts, backCents })
  const { instalment, vatCents, netCents, balanceCents, paidAt, termsVersion } = payment
  return emit(tx, {
    type: 'payment.paid',
    ...facts,
    vatCents,
    netCents,
    balanceCents,
    termsVersion,
    instalment,
    paidAt: paidAt ?? now,
  })
}

/**
 * Records the total that the provider refunded of a payment; a lower total than known is ignored, and so is the refund
 * of a charge that is not due.
 * @throws AppError `NOT_FOUND`.
 */
export async function recordRefund(deps: SettlingDeps, paymentId: string, refundedCents: number) {
  await deps.transact(async tx => {
    const isInForce = await lockAndValidateOrder(tx, paymentId)
    const locked = await lockPaymentsOfQuote(tx.db, paymentId)
    const payment = ensureFound(locked.payment)
    if (refusalCause({ ...locked, payment, isInForce })) return
    const raised = await raiseRefunded(tx.db, paymentId, refundedCents, deps.clock.now())
    if (!raised) return
    const backCents = raised.refundedCents - payment.refundedCents
    await bookOutsideRefund(tx.db, raised, deps.clock.now())
    await emit(tx, { type: 'payment.partly-refunded', ...factsOf(raised), backCents })
    await issueInvoices(deps, tx, paymentId)
  })
}

/** Records a dispute at the provider; notifies the managers once. */
export async function recordDispute({ clock, transact }: Deps, paymentId: string): Promise<void> {
  await transact(async tx => {
    const payment = await markDisputed(tx.db, paymentId, clock.now())
    if (payment) await flagPaymentAnomaly(tx, payment)
  })
}

/** Records the outcome of a dispute, also if its start was not reported; notifies the managers once. */
export async function closeDispute(
  { clock, transact }: Deps,
  paymentId: string,
  disputeOutcome: DisputeOutcome,
): Promise<void> {
  await transact(async tx => {
    const payment = await markDisputeClosed(tx.db, paymentId, { disputeOutcome, now: clock.now() })
    if (!payment) return
    const { projectId, providerReference: reference } = payment
    const closed = { projectId, paymentId, reference, outcome: disputeOutcome }
    await emit(tx, { type: 'payment.dispute-closed', ...closed })
  })
}

/** Notifies the managers of money that a person must handle: not booked, or disputed. */
const flagPaymentAnomaly = (
  tx: Tx,
  { id, projectId, providerReference, transferReference }: Payment,
  cause: DifferenceCause | null = null,
): Promise<void> =>
  emit(tx, {
    type: 'payment.odd',
    projectId,
    paymentId: id,
    reference: providerReference ?? transferReference,
    cause,
  })
