import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { refundPartInput } from 'shared/payment/payment.inputs'
import { refundableCents } from 'shared/payment/refund'
import { RefundRefusedError } from '../../../platform/checkout/checkout.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import {
  findCurrentPayment,
  listSettledPayments,
  lockPaymentsOfQuote,
  type Payment,
} from './payment.repository.ts'
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
  lockAndValidateOrder,
  recordPaymentOutcome,
  recordRefund,
} from './settlement.service.ts'

type Deps = Pick<AppDeps, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

/** Provider's answer to a refund; empty if the refund is made by hand. */
interface Given {
  providerRefund?: string
  /** All that went back of the payment, as far as the provider says so. */
  refundedCents?: number
}

/**
 * Carries out a refund that was written down: the provider first, then the books. Doing it again is once, at the provider
 * too.
 * @throws AppError `UNAVAILABLE` when the provider does not answer: the refund stays on its way, and can be tried again;
 *   `REFUND_REFUSED` when it says no.
 */
async function executeRefund(deps: Deps, refund: Refund, payment: Payment): Promise<void> {
  if (refund.state === 'done') return
  if (refund.state === 'refused') throw new AppError('REFUND_REFUSED')
  let given: Given
  try {
    given = await atProvider(deps, refund, payment)
  } catch (error) {
    deps.log.error({ err: error, refundId: refund.id }, 'the payment provider did not give the money back')
    if (!(error instanceof RefundRefusedError)) throw new AppError('UNAVAILABLE')
    await deps.transact(tx => writeRefused(deps, tx, refund))
    throw new AppError('REFUND_REFUSED')
  }
  await deps.transact(tx => writeDone(deps, tx, refund, given))
}

/** Returns true if a provider has to be asked; else the money is sent by hand, and booked at once. */
const hasProvider = ({ provider }: Pick<Payment, 'provider'>): boolean => provider === 'stripe'

/** Books a refund that asks no provider, in the transaction that ordered it. */
const bookByHand = (deps: Deps, tx: Tx, refund: Refund): Promise<void> => writeDone(deps, tx, refund, {})

async function atProvider({ checkout }: Deps, refund: Refund, payment: Payment): Promise<Given> {
  if (!hasProvider(payment)) return {}
  const { id: refundId, amountCents, paymentId } = refund
  const { providerReference: reference } = payment
  if (!checkout || !reference)
    throw new Error('A payment was made with a provider that is no longer configured.')
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
  await lockAndValidateOrder(tx, paymentId)
  const { payment } = await lockPaymentsOfQuote(tx.db, paymentId)
  const { providerRefund } = given
  const now = deps.clock.now()
  if (!payment || !(await endRefund(tx.db, id, { state: 'done', now, providerRefund }))) return
  const { doneCents } = await refundSumsOf(tx.db, paymentId)
  const backCents = Math.max(doneCents, given.refundedCents ?? 0)
  const joined = { ...deps, transact: joinTransaction(tx) }
  if (backCents >= payment.totalCents) await recordPaymentOutcome(joined, paymentId, 'refunded')
  else await recordRefund(joined, paymentId, backCents)
}

async function writeRefused({ clock }: Deps, tx: Tx, { id, paymentId }: Refund): Promise<void> {
  const { payment } = await lockPaymentsOfQuote(tx.db, paymentId)
  const now = clock.now()
  await endRefund(tx.db, id, { state: 'refused', now })
  if (payment) await bookOutsideRefund(tx.db, payment, now)
}

type RefundOfPayment = z.output<typeof refundPartInput>

type Ordered = { refund: Refund; payment: Payment }

/**
 * Gives a sum of a payment back, all of it or a part, once however often it is asked: it is written down, then the
 * provider is asked, then the books say so. Never more goes back than was paid, at once too
 * (docs/decisions/payment.md).
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_TOO_MUCH`, `REQUEST_ID_REUSED`, `REFUND_REFUSED` when the provider
 *   says no, `UNAVAILABLE` when it does not answer: then the refund is tried again by `retryRefund`.
 */
export async function refundPart(deps: Deps, wanted: RefundOfPayment): Promise<void> {
  const ordered = await deps.transact(async tx => {
    const { refund, payment } = await orderRefund(deps, tx, wanted)
    return bookOrLeave(deps, tx, [{ refund, payment }])
  })
  for (const { refund, payment } of ordered) await executeRefund(deps, refund, payment)
}

/** Books what asks no provider, with its order: both or neither. @returns what a provider has to be asked for. */
async function bookOrLeave(deps: Deps, tx: Tx, ordered: Ordered[]): Promise<Ordered[]> {
  for (const { refund, payment } of ordered) if (!hasProvider(payment)) await bookByHand(deps, tx, refund)
  return ordered.filter(({ payment }) => hasProvider(payment))
}

/** Tries a refund again that is on its way. @throws AppError `NOT_FOUND`, `REFUND_REFUSED`, `UNAVAILABLE`. */
export async function retryRefund(deps: Deps, id: string): Promise<void> {
  const { refund, payment } = await deps.transact(async tx => {
    const found = ensureFound(await findRefund(tx.db, { id }))
    return { refund: found, payment: await lockSettled(tx, found.paymentId) }
  })
  await executeRefund(deps, refund, payment)
}

/**
 * Gives back what was paid for a project and has not gone back, of both sums; what is on its way is tried again. Doing
 * it twice is once.
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_REFUSED`, `UNAVAILABLE` when the provider does not answer.
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

async function lockSettled(tx: Tx, paymentId: string): Promise<Payment> {
  await lockAndValidateOrder(tx, paymentId)
  const { payment } = await lockPaymentsOfQuote(tx.db, paymentId)
  if (!payment) throw new AppError('NOT_FOUND')
  return payment
}

async function orderRefund(
  deps: Deps,
  tx: Tx,
  { paymentId, requestId, amountCents, reason }: RefundOfPayment,
): Promise<Ordered> {
  const payment = await lockSettled(tx, paymentId)
  const before = await findRefund(tx.db, { requestId })
  const isSame = before?.paymentId === paymentId && before.amountCents === amountCents
  if (before && !isSame) throw new AppError('REQUEST_ID_REUSED')
  if (before) return { refund: before, payment }
  if (payment.status !== 'paid') throw new AppError('NOT_PAID')
  if (amountCents > (await restOf(tx, payment))) throw new AppError('REFUND_TOO_MUCH')
  return { refund: await writeOrder(deps, tx, payment, { amountCents, requestId, reason }), payment }
}

async function orderRest(deps: Deps, tx: Tx, paymentId: string): Promise<Ordered[]> {
  const payment = await lockSettled(tx, paymentId)
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
  const refund = await insertRefund(tx.db, {
    ...order,
    paymentId: payment.id,
    provider: payment.provider,
    state: 'pending',
    refundedBy: tx.actor?.userId,
    createdAt: clock.now(),
  })
  const { amountCents, reason = null } = order
  await emit(tx, { type: 'refund.ordered', ...factsOf(payment), amountCents, reason })
  return refund
}
