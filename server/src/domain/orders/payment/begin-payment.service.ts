import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from 'shared/errors/app-error'
import { type PaymentMethod, transferReferenceOf } from 'shared/payment/bank-transfer'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { assertSameRequest, ensureInserted } from '../../../platform/idempotency.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { openPage } from './checkout.service.ts'
import { simulatedPaymentJob } from './payment.jobs.ts'
import { findByRequestId, insertPayment, type NewPayment, type Payment } from './payment.repository.ts'

export type PaymentDeps = Pick<AppDeps, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

export type PayAnswer = { state: 'processing' | 'transfer' } | { state: 'redirect'; url: string }

/** Pending payment with the project's title. */
export type StartedPayment = Payment & { title: string }

/**
 * Starts a payment, or finds the pending one, and opens the provider's page if there is a provider. If that page has
 * expired, starts another payment.
 * @throws AppError `UNAVAILABLE`, `PAYMENT_CANCELLED` if it was cancelled meanwhile.
 */
export async function startPayment(
  deps: PaymentDeps,
  payer: { email?: string },
  begin: (tx: Tx) => Promise<StartedPayment>,
): Promise<PayAnswer> {
  const payment = await deps.transact(begin)
  if (payment.provider === 'simulated') return { state: 'processing' }
  if (payment.provider === 'bank-transfer') return { state: 'transfer' }
  // A payer by link enters the address on the provider's page.
  const answer = await openPage(deps, payment, payment.linkId ? undefined : payer.email)
  // The page has expired and its payment has failed, so a new one is started.
  return answer ?? startPayment(deps, payer, begin)
}

/**
 * Inserts a payment as `processing`. The request id of a failed payment starts another one of the same sum.
 * @throws AppError `REQUEST_ID_REUSED`, `TRANSFER_NOT_OFFERED`, `ALREADY_PAID`.
 */
export async function createPayment(deps: PaymentDeps, tx: Tx, { projectId, method, ...payment }: ToBegin) {
  const before = await findByRequestId(tx.db, payment.requestId)
  const { instalment = 'deposit', proposalId = null, totalCents } = payment
  if (before) assertSameRequest(before, { projectId, instalment, proposalId, totalCents, status: 'failed' })
  const inserted = await insertPayment(tx.db, {
    ...payment,
    ...providerOf(deps, method),
    projectId,
    // The failed payment keeps its unique id.
    requestId: before ? randomUUID() : payment.requestId,
    status: 'processing',
    createdAt: deps.clock.now(),
  }).catch(error => {
    // Unique indexes allow one current payment per instalment (`payments_once_per_quote` and others).
    throw isUniqueViolation(error) ? new AppError('ALREADY_PAID') : error
  })
  const begun = ensureInserted(inserted)
  if (begun.provider === 'bank-transfer') {
    // Mails the bank data to the client, and notifies the managers.
    const { id: paymentId, instalment, totalCents, transferReference } = begun
    const sum = { projectId, paymentId, instalment, totalCents, reference: transferReference ?? '' }
    await emit(tx, { type: 'transfer.begun', ...sum })
    return begun
  }
  if (begun.provider === 'simulated') {
    const startAfterSeconds = deps.config.simulatedPaymentSeconds
    await tx.enqueue(simulatedPaymentJob, { paymentId: begun.id }, { startAfterSeconds })
  }
  await emit(tx, { type: 'payment.begun', projectId })
  return begun
}

type ToBegin = Omit<NewPayment, 'provider' | 'status' | 'createdAt'> & {
  projectId: string
  method: PaymentMethod | undefined
}

function providerOf(
  { checkout, config }: PaymentDeps,
  method: PaymentMethod | undefined,
): Pick<NewPayment, 'provider' | 'transferReference'> {
  if (method !== 'transfer') return { provider: checkout?.provider ?? 'simulated' }
  if (!config.bank) throw new AppError('TRANSFER_NOT_OFFERED')
  return { provider: 'bank-transfer', transferReference: transferReferenceOf(randomBytes(8)) }
}
