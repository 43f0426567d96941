import { termsVersion } from 'shared/catalogue/terms-version'
import { AppError } from 'shared/errors/app-error'
import { type Charge, chargeOf } from 'shared/pricing/charge'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { summaryOf } from '../briefing/recap.service.ts'
import { announceProject } from '../projects/audience.service.ts'
import { holdOwnProject } from '../projects/projects.service.ts'
import { requireConfirmedQuote } from '../quote/quote.service.ts'
import { paymentStateOf } from './paid.service.ts'
import { simulatedPaymentJob } from './payment.jobs.ts'
import { findByRequestId, findNewestPayment, insertPayment } from './payment.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'transact'>

const SIMULATED_SECONDS = 3

/** The order summary of the payment screen. @throws AppError `NO_BRIEF`, `NOT_FOUND`. */
export async function paymentSummary(ports: Ports, userId: string, projectId: string) {
  const recap = await summaryOf(ports, userId, projectId)
  if (!recap) throw new AppError('NO_BRIEF')
  const { status } = await paymentStateOf(ports.db, projectId)
  return { ...chargeOf(ports.config.chargeRule, recap.summary), status }
}

export interface PayRequest {
  projectId: string
  requestId: string
  acceptHigher?: boolean | undefined
}

/**
 * Pays the confirmed quote of a project, once however often it is asked (decision 29). The amount is computed
 * here from the stored brief.
 * @throws AppError `NOT_FOUND`, `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED`, `ALREADY_PAID`, `REQUEST_ID_REUSED`, `INVALID_INPUT` on
 *   `acceptHigher` when more than the quote would be charged without its own tick.
 */
export async function pay(
  ports: Ports,
  userId: string,
  request: PayRequest,
): Promise<{ state: 'processing' }> {
  return ports.transact(async work => {
    await holdOwnProject(work, userId, request.projectId)
    const before = await findNewestPayment(work.db, request.projectId)
    if (before?.status === 'processing') return { state: 'processing' as const }
    if (before && before.status !== 'failed') throw new AppError('ALREADY_PAID')
    if (await findByRequestId(work, request.requestId)) throw new AppError('REQUEST_ID_REUSED')
    const quote = await requireConfirmedQuote(ports, work, request.projectId)
    const charge = chargeOf(ports.config.chargeRule, quote.summary)
    if (charge.totalCents > quote.totalCents && !request.acceptHigher) {
      throw new AppError('INVALID_INPUT', { fields: { acceptHigher: 'REQUIRED' } })
    }
    const { id } = await writePayment(ports, work, userId, request, { ...charge, quoteId: quote.id })
    await work.enqueue(simulatedPaymentJob, { paymentId: id }, { startAfterSeconds: SIMULATED_SECONDS })
    await announceProject(ports, work, request.projectId)
    return { state: 'processing' as const }
  })
}

function writePayment(
  { clock }: Ports,
  work: Work,
  userId: string,
  request: PayRequest,
  { lines, ...charge }: Charge & { quoteId: string },
) {
  const now = clock.now()
  return insertPayment(work, {
    ...charge,
    lines: JSON.stringify(lines),
    userId,
    projectId: request.projectId,
    requestId: request.requestId,
    provider: 'simulated',
    status: 'processing',
    termsVersion,
    acceptedTermsAt: now,
    acceptedClausesAt: now,
    acceptedHigherAt: request.acceptHigher ? now : null,
    createdAt: now,
  })
}
