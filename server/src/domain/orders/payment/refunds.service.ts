import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { refundPartInput } from 'shared/payment/payment.inputs'
import { refundableCents } from 'shared/payment/refund'
import { RefundRefusedError } from '../../../platform/checkout/checkout.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { assertSameRequest, ensureInserted } from '../../../platform/idempotency.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { findCurrentPayment, listSettledPayments, type Payment } from './payment.repository.ts'
import {
  endRefund,
  findRefund,
  insertRefund,
  listPendingRefunds,
  type Refund,
  refundSumsOf,
} from './refunds.repository.ts'
import {
  bookOutsideRefund,
  factsOf,
  joinTransaction,
  lockWithOrder,
  recordPaymentOutcome,
  recordRefund,
} from './settlement.service.ts'

type Deps = Pick<AppDeps, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

/** Provider's answer to a refund; empty if the refund is made by hand. */
interface Given {
  providerRefund?: string
  /** Total refunded of the payment, if the provider reports it. */
  refundedCents?: number
}

/**
 * Executes a stored refund: at the provider first, then in the database. Idempotent, also at the provider.
 * @throws AppError `UNAVAILABLE` if the provider does not answer: the refund stays pending and can be retried;
 * `REFUND_REFUSED` if the provider refuses.
 */
async function executeRefund(deps: Deps, refund: Refund, payment: Payment): Promise<void> {
  if (refund.state === 'done') return
  if (refund.state === 'refused') throw new AppError('REFUND_REFUSED')
  let given: Given
  try {
    given = await atProvider(deps, refund, payment)
  } catch (error) {
    deps.log.error({ err: error, refundId: refund.id }, 'refund at the payment provider failed')
    if (!(error instanceof RefundRefusedError)) throw new AppError('UNAVAILABLE')
    await deps.transact(tx => writeRefused(deps, tx, refund))
    throw new AppError('REFUND_REFUSED')
  }
  await deps.transact(tx => writeDone(deps, tx, refund, given))
}

/**
 * Returns true if a provider executes the refund; otherwise the money is sent by hand, and the refund booked at once.
 */
const hasProvider = ({ provider }: Pick<Payment, 'provider'>): boolean => provider === 'stripe'

async function atProvider({ checkout }: Deps, refund: Refund, payment: Payment): Promise<Given> {
  if (!hasProvider(payment)) return {}
  const { id: refundId, amountCents, paymentId } = refund
  const { providerReference: reference } = payment
  if (!checkout || !reference) throw new Error('The provider of a payment is no longer configured.')
  const { reference: providerRefund, refundedCents } = await checkout.refund({
    refundId,
    paymentId,
    reference,
    amountCents,
  })
  return { providerRefund, refundedCents }
}

async function writeDone(deps: Deps, tx: Tx, refund: Refund, given: Given): Promise<void> {
  const { id, paymentId } = refund
  const payment = await lockWithOrder(tx, paymentId)
  const { providerRefund } = given
  const now = deps.clock.now()
  if (!(await endRefund(tx.db, id, { state: 'done', now, providerRefund }))) return
  const { doneCents } = await refundSumsOf(tx.db, paymentId)
  const backCents = Math.max(doneCents, given.refundedCents ?? 0)
  const joined = { ...deps, transact: joinTransaction(tx) }
  if (backCents >= payment.totalCents) await recordPaymentOutcome(joined, paymentId, 'refunded')
  else await recordRefund(joined, paymentId, backCents)
}

async function writeRefused({ clock }: Deps, tx: Tx, { id, paymentId }: Refund): Promise<void> {
  const payment = await lockWithOrder(tx, paymentId)
  const now = clock.now()
  await endRefund(tx.db, id, { state: 'refused', now })
  await bookOutsideRefund(tx.db, payment, now)
}

type RefundOfPayment = z.output<typeof refundPartInput>

type Ordered = { refund: Refund; payment: Payment }

/**
 * Refunds a payment in full or in part; idempotent by request id. The refund is stored, then executed at the provider,
 * then booked. Concurrent refunds never exceed the payment (docs/decisions/payment.md).
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_TOO_MUCH`, `REQUEST_ID_REUSED`; `REFUND_CHANGED` if less or more is
 * left than the manager saw; `REFUND_REFUSED` if the provider refuses; `UNAVAILABLE` if it does not answer: then `retryRefund` retries it.
 */
export async function refundPart(deps: Deps, wanted: RefundOfPayment): Promise<void> {
  const ordered = await deps.transact(async tx =>
    bookOrLeave(deps, tx, [await orderRefund(deps, tx, wanted)]),
  )
  for (const { refund, payment } of ordered) await executeRefund(deps, refund, payment)
}

/** Books refunds without a provider, in the same transaction as their order. Returns those for a provider. */
async function bookOrLeave(deps: Deps, tx: Tx, ordered: Ordered[]): Promise<Ordered[]> {
  for (const { refund, payment } of ordered) if (!hasProvider(payment)) await writeDone(deps, tx, refund, {})
  return ordered.filter(({ payment }) => hasProvider(payment))
}

/** Retries a pending refund. @throws AppError `NOT_FOUND`, `REFUND_REFUSED`, `UNAVAILABLE`. */
export async function retryRefund(deps: Deps, id: string): Promise<void> {
  const { refund, payment } = await deps.transact(async tx => {
    const found = ensureFound(await findRefund(tx.db, { id }))
    return { refund: found, payment: await lockWithOrder(tx, found.paymentId) }
  })
  await executeRefund(deps, refund, payment)
}

/**
 * Completes the pending refunds of a payment that the provider has made, although its answer was lost. Idempotent.
 * @throws Error if the provider is unreachable.
 */
export async function completeMadeRefunds(deps: Deps, paymentId: string, providerPayment: string) {
  const { checkout, db, transact } = deps
  const pending = await listPendingRefunds(db, paymentId)
  if (!checkout || pending.length === 0) return
  for (const { refundId, reference, refundedCents } of await checkout.listMadeRefunds(providerPayment)) {
    const refund = pending.find(({ id }) => id === refundId)
    const given = { providerRefund: reference, refundedCents }
    if (refund) await transact(tx => writeDone(deps, tx, refund, given))
  }
}

/**
 * Refunds whatever was paid for a project and not refunded, over all instalments; pending refunds are retried.
 * Idempotent.
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_REFUSED`; `UNAVAILABLE` if the provider does not answer.
 */
export async function refundPayment(deps: Deps, projectId: string): Promise<void> {
  const settled = await listSettledPayments(deps.db, projectId)
  if (settled.length === 0)
    throw new AppError((await findCurrentPayment(deps.db, projectId)) ? 'NOT_PAID' : 'NOT_FOUND')
  const ordered = await deps.transact(async tx => {
    const rest: Ordered[] = []
    for (const { id } of settled.filter(({ status }) => status === 'paid'))
      rest.push(...(await bookOrLeave(deps, tx, await orderRest(deps, tx, id))))
    return rest
  })
  for (const { refund, payment } of ordered) await executeRefund(deps, refund, payment)
}

async function orderRefund(
  deps: Deps,
  tx: Tx,
  { paymentId, requestId, amountCents, refundableCents: seenCents, reason }: RefundOfPayment,
): Promise<Ordered> {
  const payment = await lockWithOrder(tx, paymentId)
  const before = await findRefund(tx.db, { requestId })
  if (before) {
    assertSameRequest(before, { paymentId, amountCents, reason })
    return { refund: before, payment }
  }
  const restCents = await restOf(tx, payment)
  if (seenCents !== undefined && seenCents !== restCents) throw new AppError('REFUND_CHANGED')
  if (payment.status !== 'paid') throw new AppError('NOT_PAID')
  if (amountCents > restCents) throw new AppError('REFUND_TOO_MUCH')
  return { refund: await writeOrder(deps, tx, payment, { amountCents, requestId, reason }), payment }
}

async function orderRest(deps: Deps, tx: Tx, paymentId: string): Promise<Ordered[]> {
  const payment = await lockWithOrder(tx, paymentId)
  const amountCents = payment.status === 'paid' ? await restOf(tx, payment) : 0
  if (amountCents > 0) await writeOrder(deps, tx, payment, { amountCents })
  return (await listPendingRefunds(tx.db, paymentId)).map(refund => ({ refund, payment }))
}

async function restOf(tx: Tx, { id, totalCents, refundedCents }: Payment): Promise<number> {
  const { pendingCents } = await refundSumsOf(tx.db, id)
  return refundableCents(totalCents, refundedCents, pendingCents)
}

async function writeOrder(
  { clock }: Deps,
  tx: Tx,
  payment: Payment,
  order: { amountCents: number; requestId?: string; reason?: string },
): Promise<Refund> {
  const inserted = await insertRefund(tx.db, {
    ...order,
    paymentId: payment.id,
    provider: payment.provider,
    state: 'pending',
    refundedBy: tx.actor?.userId,
    createdAt: clock.now(),
  })
  const refund = ensureInserted(inserted)
  const { amountCents, reason = null } = order
  await emit(tx, { type: 'refund.ordered', ...factsOf(payment), amountCents, reason })
  return refund
}
