import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { openPage } from './checkout.service.ts'
import { simulatedPaymentJob } from './payment.jobs.ts'
import { findByRequestId, insertPayment, type NewPayment, type Payment } from './payment.repository.ts'

export type PaymentPorts = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

export type PayAnswer = { state: 'processing' } | { state: 'redirect'; url: string }

/** A payment that was begun, with what its project is called. */
export type Begun = Payment & { title: string }

const SIMULATED_SECONDS = 3

/**
 * Begins a payment, or finds the one that is under way, and opens the provider's page where there is one.
 * @throws AppError `UNAVAILABLE`, `PAYMENT_CANCELLED` when it was given up while its page was opened.
 */
export async function payBy(
  ports: PaymentPorts,
  payer: { email: string },
  projectId: string,
  begin: (work: Work) => Promise<Begun>,
): Promise<PayAnswer> {
  const payment = await ports.transact(begin)
  if (payment.provider === 'simulated') return { state: 'processing' }
  const { title } = payment
  const answer = await openPage(ports, payment, { email: payer.email, title, projectId })
  // The page was over: its payment has failed by now, and another one takes its place.
  return answer ?? payBy(ports, payer, projectId, begin)
}

/** Writes a payment down as under way. @throws AppError `REQUEST_ID_REUSED`. */
export async function beginPayment(
  { checkout, clock }: PaymentPorts,
  work: Work,
  { projectId, ...payment }: Omit<NewPayment, 'provider' | 'status' | 'createdAt'> & { projectId: string },
): Promise<Payment> {
  if (await findByRequestId(work.db, payment.requestId)) throw new AppError('REQUEST_ID_REUSED')
  const begun = await insertPayment(work.db, {
    ...payment,
    projectId,
    provider: checkout?.provider ?? 'simulated',
    status: 'processing',
    createdAt: clock.now(),
  })
  if (!checkout) {
    const inAMoment = { startAfterSeconds: SIMULATED_SECONDS }
    await work.enqueue(simulatedPaymentJob, { paymentId: begun.id }, inAMoment)
  }
  await emit(work, { type: 'payment.begun', projectId })
  return begun
}
