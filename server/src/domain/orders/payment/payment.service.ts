import { termsVersion } from 'shared/catalogue/terms-version'
import { AppError } from 'shared/errors/app-error'
import { type Charge, chargeOf } from 'shared/pricing/charge'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import type { Recap } from '../briefing/complete-recap.service.ts'
import { summaryOf } from '../briefing/recap.service.ts'
import { isQuoteConfirmed } from '../quote/confirmation.service.ts'
import { priceOf } from '../quote/price.service.ts'
import { requireConfirmedQuote } from '../quote/quote.service.ts'
import { closePage, openPage } from './checkout.service.ts'
import { paymentStateOf } from './paid.service.ts'
import { simulatedPaymentJob } from './payment.jobs.ts'
import { findByRequestId, findNewestPayment, insertPayment, type Payment } from './payment.repository.ts'
import { refundStateOf } from './refund.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

const SIMULATED_SECONDS = 3

/** The order summary of the payment screen. @throws AppError `NO_BRIEF`, `NOT_FOUND`. */
export async function paymentSummary(ports: Ports, userId: string, projectId: string) {
  const recap = await summaryOf(ports, userId, projectId)
  if (!recap) throw new AppError('NO_BRIEF')
  const { status } = await paymentStateOf(ports.db, projectId)
  return {
    ...(await chargeFor(ports, recap)),
    status,
    provider: ports.checkout?.provider ?? ('simulated' as const),
    isQuoteConfirmed: await isQuoteConfirmed(ports.db, projectId),
    refund: await refundStateOf(ports, projectId),
  }
}

/** What was charged, or is being; before that what would be, of the quote as it was confirmed. */
async function chargeFor(ports: Ports, recap: Recap): Promise<Charge> {
  const payment = await findNewestPayment(ports.db, recap.projectId)
  if (payment && payment.status !== 'failed') {
    const { rule, lines, totalCents, vatCents, netCents, quoteTotalCents } = payment
    return {
      ...{ totalCents, vatCents, netCents, quoteTotalCents },
      rule: rule as Charge['rule'],
      lines: lines as unknown as Charge['lines'],
    }
  }
  return chargeOf(ports.config.chargeRule, await priceOf(ports, ports.db, recap))
}

export interface PayRequest {
  projectId: string
  requestId: string
  acceptHigher?: boolean | undefined
  /** What the person saw. */
  totalCents?: number | undefined
}

export type PayAnswer = { state: 'processing' } | { state: 'redirect'; url: string }

/**
 * Pays the confirmed quote of a project, once however often it is asked (docs/decisions/payment.md). The amount is
 * computed here from the stored brief. With a provider of payments the answer leads to its page; a page that is open
 * already is found again.
 * @throws AppError `NOT_FOUND`, `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED`, `QUOTE_CHANGED`, `ALREADY_PAID`,
 *   `REQUEST_ID_REUSED`, `INVALID_INPUT` on `acceptHigher` when more than the quote would be charged without its own
 *   tick, `UNAVAILABLE`.
 */
export async function pay(
  ports: Ports,
  payer: { id: string; email: string },
  request: PayRequest,
): Promise<PayAnswer> {
  const payment = await ports.transact(work => beginPayment(ports, work, payer.id, request))
  if (payment.provider === 'simulated') return { state: 'processing' }
  const { title } = payment
  const answer = await openPage(ports, payment, { email: payer.email, title, projectId: request.projectId })
  // The page was over: its payment has failed by now, and another one takes its place.
  return answer ?? pay(ports, payer, request)
}

/** Gives up a payment whose page is still open, so that another one can begin. @throws AppError `NOT_FOUND`. */
export async function cancelPayment(ports: Ports, userId: string, projectId: string): Promise<{ ok: true }> {
  const payment = await ports.transact(async work => {
    await lockOwnProject(work, userId, projectId)
    return findNewestPayment(work.db, projectId)
  })
  if (payment?.status === 'processing') await closePage(ports, payment)
  return { ok: true }
}

async function beginPayment(
  ports: Ports,
  work: Work,
  userId: string,
  request: PayRequest,
): Promise<Payment & { title: string }> {
  const { title } = await lockOwnProject(work, userId, request.projectId)
  const before = await findNewestPayment(work.db, request.projectId)
  if (before?.status === 'processing') return { ...before, title }
  if (before && before.status !== 'failed') throw new AppError('ALREADY_PAID')
  if (await findByRequestId(work.db, request.requestId)) throw new AppError('REQUEST_ID_REUSED')
  const quote = await requireConfirmedQuote(ports, work, request.projectId)
  const charge = chargeOf(ports.config.chargeRule, quote)
  if ((request.totalCents ?? charge.totalCents) !== charge.totalCents) throw new AppError('QUOTE_CHANGED')
  if (charge.totalCents > quote.totalCents && !request.acceptHigher) {
    throw new AppError('INVALID_INPUT', { fields: { acceptHigher: 'REQUIRED' } })
  }
  const payment = await writePayment(ports, work, userId, request, { ...charge, quoteId: quote.id })
  if (payment.provider === 'simulated') {
    await work.enqueue(
      simulatedPaymentJob,
      { paymentId: payment.id },
      { startAfterSeconds: SIMULATED_SECONDS },
    )
  }
  await emit(work, { type: 'payment.begun', projectId: request.projectId })
  return { ...payment, title }
}

function writePayment(
  { checkout, clock }: Ports,
  work: Work,
  userId: string,
  request: PayRequest,
  { lines, ...charge }: Charge & { quoteId: string },
): Promise<Payment> {
  const now = clock.now()
  return insertPayment(work.db, {
    ...charge,
    lines: JSON.stringify(lines),
    userId,
    projectId: request.projectId,
    requestId: request.requestId,
    provider: checkout?.provider ?? 'simulated',
    status: 'processing',
    termsVersion,
    acceptedTermsAt: now,
    acceptedClausesAt: now,
    acceptedHigherAt: request.acceptHigher ? now : null,
    createdAt: now,
  })
}
