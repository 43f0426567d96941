import { AppError } from 'shared/errors/app-error'
import type { ErrorCode } from 'shared/errors/codes'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import { type BookingVerdict, bookingVerdict, earliestArrival } from 'shared/payment/bank-transfer'
import type { bookTransferInput } from 'shared/payment/payment.inputs'
import type { PlannedInstalment } from 'shared/payment/payment-types'
import type { DifferenceCause } from 'shared/reconciliation/compare'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { assertSameRequest, ensureInserted } from '../../../platform/idempotency.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { settleDifference, settleReportedSums } from '../reconciliation/reconciliation.repository.ts'
import { findCurrentPayment, lockPaymentsOfQuote, type Payment } from './payment.repository.ts'
import {
  arrivalKeyOf,
  factsOf,
  joinTransaction,
  lockAndValidateOrder,
  lockWithOrder,
  recordPaymentOutcome,
  refusalCause,
  refuseMoney,
} from './settlement.service.ts'
import {
  awaitAgain,
  bookedCentsOf,
  deleteBooking,
  findBooking,
  findBookingByRequest,
  insertBooking,
  isBooked,
} from './transfer.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'log' | 'transact'>

type Booking = z.output<typeof bookTransferInput>

/**
 * Books an amount received by bank transfer; the payment is settled once it is complete. Idempotent by request id; the
 * same amount of the same day is refused. Money that is not due becomes a difference and is not booked; one of too much
 * money is settled when the payment is complete.
 * @throws AppError `NOT_FOUND`, `REQUEST_ID_REUSED`, `TRANSFER_BOOKED_BEFORE`, `TRANSFER_TOO_MUCH`,
 * `TRANSFER_NOT_AWAITED`; `INVALID_INPUT` for a day in the future or long before the transfer was announced.
 */
export async function bookTransfer(deps: Deps, booking: Booking): Promise<void> {
  if (booking.arrivedOn > dayInRome(deps.clock.now()))
    throw new AppError('INVALID_INPUT', { fields: { arrivedOn: 'NOT_YET_ARRIVED' } })
  const refusal = await deps.transact(async tx => {
    const isInForce = await lockAndValidateOrder(tx, booking.paymentId)
    const locked = await lockPaymentsOfQuote(tx.db, booking.paymentId)
    const { payment, dueCents } = locked
    if (payment?.provider !== 'bank-transfer') throw new AppError('NOT_FOUND')
    if (booking.arrivedOn < earliestArrival(dayInRome(payment.createdAt)))
      throw new AppError('INVALID_INPUT', { fields: { arrivedOn: 'ARRIVED_TOO_EARLY' } })
    const before = await findBookingByRequest(tx.db, booking.requestId)
    const { paymentId, amountCents, arrivedOn } = booking
    if (before) {
      assertSameRequest(before, { paymentId, amountCents, arrivedOn })
      return undefined
    }
    const cause = refusalCause({ ...locked, payment, isInForce })
    return book(deps, tx, { payment, cause, dueCents, booking })
  })
  // Thrown after the commit, so that the difference is stored.
  if (refusal) throw new AppError(refusal)
}

interface Arrival {
  payment: Payment
  cause: DifferenceCause | undefined
  dueCents: number
  booking: Booking
}

/** Books the amount, or stores a difference. Returns the error code of the reason why it was not booked. */
async function book(deps: Deps, tx: Tx, arrival: Arrival): Promise<ErrorCode | undefined> {
  const { payment, booking, dueCents } = arrival
  const { id, totalCents } = payment
  const { amountCents, arrivedOn } = booking
  const bookedCents = await bookedCentsOf(tx.db, id)
  const verdict = bookingVerdict(totalCents, bookedCents, amountCents)
  if (await isBooked(tx.db, booking)) throw new AppError('TRANSFER_BOOKED_BEFORE')
  const now = deps.clock.now()
  const cause = causeOf(arrival, verdict)
  if (cause) {
    const restCents = Math.max(dueCents - bookedCents, 0)
    const refused = { cause, arrivedCents: amountCents, dueCents: restCents, now, arrivedOn }
    await refuseMoney(tx, payment, refused)
    return cause === 'other-sum' || isSettled(payment) ? 'TRANSFER_TOO_MUCH' : 'TRANSFER_NOT_AWAITED'
  }
  ensureInserted(await insertBooking(tx.db, { ...booking, createdAt: now }))
  await settleDifference(tx.db, { key: arrivalKeyOf(id, amountCents, arrivedOn) }, now)
  if (payment.status === 'failed') await awaitAgain(tx.db, id, now)
  const restCents = totalCents - bookedCents - amountCents
  await emit(tx, { type: 'transfer.booked', ...factsOf(payment), amountCents, restCents })
  if (verdict === 'whole') {
    await settleReportedSums(tx.db, id, now)
    await recordPaymentOutcome({ ...deps, transact: joinTransaction(tx) }, id, 'paid')
  }
  return undefined
}

const isSettled = ({ status }: Payment): boolean => status === 'paid' || status === 'refunded'

function causeOf({ payment, cause }: Arrival, verdict: BookingVerdict): DifferenceCause | undefined {
  if (isSettled(payment)) return 'paid-twice'
  return cause ?? (verdict === 'too-much' ? 'other-sum' : undefined)
}

/**
 * Removes an amount that was booked by mistake, while the rest of its payment is awaited. @throws AppError `NOT_FOUND`,
 * `TRANSFER_COMPLETE`.
 */
export async function unbookTransfer({ transact }: Pick<Deps, 'transact'>, id: string): Promise<void> {
  await transact(async tx => {
    const booking = ensureFound(await findBooking(tx.db, id))
    const payment = await lockWithOrder(tx, booking.paymentId)
    if (payment.status !== 'processing') throw new AppError('TRANSFER_COMPLETE')
    const amountCents = ensureFound(await deleteBooking(tx.db, id))
    const restCents = payment.totalCents - (await bookedCentsOf(tx.db, payment.id))
    await emit(tx, { type: 'transfer.unbooked', ...factsOf(payment), amountCents, restCents })
  })
}

/**
 * Cancels a transfer of which nothing has arrived, so that another method can be chosen. @throws AppError
 * `TRANSFER_BEGUN`.
 */
export async function giveUpTransfer(deps: Deps, paymentId: string): Promise<void> {
  await deps.transact(async tx => {
    const payment = await lockWithOrder(tx, paymentId)
    if (payment.status !== 'processing') return
    if ((await bookedCentsOf(tx.db, paymentId)) > 0) throw new AppError('TRANSFER_BEGUN')
    await recordPaymentOutcome({ ...deps, transact: joinTransaction(tx) }, paymentId, 'failed')
  })
}

/** Returns the awaited transfer of a project, as its client sees it; null if there is none. */
export async function awaitedTransferOf(db: Database, projectId: string) {
  const payment = await findCurrentPayment(db, projectId)
  if (payment?.provider !== 'bank-transfer' || payment.status !== 'processing') return null
  const { id, totalCents, transferReference } = payment
  return {
    instalment: payment.instalment as PlannedInstalment,
    reference: transferReference ?? '',
    totalCents,
    bookedCents: await bookedCentsOf(db, id),
  }
}
