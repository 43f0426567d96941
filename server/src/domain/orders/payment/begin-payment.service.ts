import { randomBytes } from 'node:crypto'
import { AppError } from 'shared/errors/app-error'
import type { Instalment } from 'shared/payment/instalment'
import { type PaymentMethod, transferReferenceOf } from 'shared/payment/transfer'
import { isDuplicate } from '../../../platform/db/errors.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { openPage } from './checkout.service.ts'
import { simulatedPaymentJob } from './payment.jobs.ts'
import { findByRequestId, insertPayment, type NewPayment, type Payment } from './payment.repository.ts'

export type PaymentPorts = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

export type PayAnswer = { state: 'processing' | 'transfer' } | { state: 'redirect'; url: string }

/** A payment that was begun, with what its project is called. */
export type Begun = Payment & { title: string }

/**
 * Starts a payment, or finds the pending one, and opens the provider's checkout page if there is a provider. Starts
 * another payment if the page has expired.
 * @throws AppError `UNAVAILABLE`, `PAYMENT_CANCELLED` when it was cancelled while its page was opened.
 */
export async function startPayment(
  ports: PaymentPorts,
  payer: { email?: string },
  projectId: string,
  begin: (work: Work) => Promise<Begun>,
): Promise<PayAnswer> {
  const payment = await ports.transact(begin)
  if (payment.provider === 'simulated') return { state: 'processing' }
  if (payment.provider === 'bank-transfer') return { state: 'transfer' }
  const { title, linkId } = payment
  // Who pays through a link writes their address on the provider's page, whoever opens it first.
  const email = linkId ? undefined : payer.email
  const answer = await openPage(ports, payment, { email, title, projectId, linkId })
  // The page has expired: its payment has failed by now, and another one takes its place.
  return answer ?? startPayment(ports, payer, projectId, begin)
}

/** Inserts a payment as `processing`. @throws AppError `REQUEST_ID_REUSED`, `TRANSFER_NOT_OFFERED`, `ALREADY_PAID`. */
export async function createPayment(
  ports: PaymentPorts,
  work: Work,
  { projectId, method, ...payment }: ToBegin,
): Promise<Payment> {
  if (await findByRequestId(work.db, payment.requestId)) throw new AppError('REQUEST_ID_REUSED')
  const begun = await insertPayment(work.db, {
    ...payment,
    ...providerOf(ports, method),
    projectId,
    status: 'processing',
    createdAt: ports.clock.now(),
  }).catch(error => {
    // One payment of a sum counts (`payments_once_per_quote` and its siblings).
    throw isDuplicate(error) ? new AppError('ALREADY_PAID') : error
  })
  if (begun.provider === 'bank-transfer') return announce(work, { ...begun, projectId })
  if (begun.provider === 'simulated') {
    const startAfterSeconds = ports.config.simulatedPaymentSeconds
    await work.enqueue(simulatedPaymentJob, { paymentId: begun.id }, { startAfterSeconds })
  }
  await emit(work, { type: 'payment.begun', projectId })
  return begun
}

type ToBegin = Omit<NewPayment, 'provider' | 'status' | 'createdAt'> & {
  projectId: string
  method: PaymentMethod | undefined
}

function providerOf(
  { checkout, config }: PaymentPorts,
  method: PaymentMethod | undefined,
): Pick<NewPayment, 'provider' | 'transferReference'> {
  if (method !== 'transfer') return { provider: checkout?.provider ?? 'simulated' }
  if (!config.bank) throw new AppError('TRANSFER_NOT_OFFERED')
  return { provider: 'bank-transfer', transferReference: transferReferenceOf(randomBytes(8)) }
}

/** Tells the client where to send the money, and the managers that it is on its way. */
async function announce(work: Work, payment: Payment & { projectId: string }): Promise<Payment> {
  const { id: paymentId, projectId, totalCents, transferReference } = payment
  await emit(work, {
    type: 'transfer.begun',
    projectId,
    paymentId,
    totalCents,
    instalment: payment.instalment as Instalment,
    reference: transferReference ?? '',
  })
  return payment
}
