import { termsVersion } from 'shared/catalogue/terms/newest-terms'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import type { PaymentMethod } from 'shared/payment/bank-transfer'
import { type Charge, chargeOf } from 'shared/pricing/charge'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { assertBilling } from '../billing/billing.service.ts'
import { hasOpenQuote } from '../proposals/proposals.repository.ts'
import { requireConfirmedQuote } from '../quote/quote.service.ts'
import { createPayment, type PaymentDeps, type StartedPayment } from './begin-payment.service.ts'
import { findCurrentPayment } from './payment.repository.ts'

/** Terms and clauses accepted before the first payment, with times. */
export interface Accepted {
  termsVersion: string
  acceptedTermsAt: Date
  acceptedClausesAt: Date
  acceptedHigherAt: Date | null
}

/** Returns the conditions accepted on the payment screen. */
export const acceptedOn = (now: Date, { acceptHigher }: { acceptHigher?: boolean | undefined }) => ({
  termsVersion,
  acceptedTermsAt: now,
  acceptedClausesAt: now,
  acceptedHigherAt: acceptHigher ? now : null,
})

/** Link by which a payment is made, for the quote of the link only. */
export interface Through {
  linkId: string
  quoteId: string
}

export interface DepositOrder {
  /** User who accepted; null once the account is erased. */
  userId: string | null
  requestId: string
  method?: PaymentMethod | undefined
  /** Total that the user saw. */
  totalCents?: number | undefined
  accepted: Accepted & { poNumber: string | null }
  through?: Through | undefined
}

type Ordered = Pick<DepositOrder, 'totalCents' | 'through'> & { accepted: Pick<Accepted, 'acceptedHigherAt'> }

/**
 * Inserts the deposit payment of a locked project, or finds the pending one. @throws AppError as `startDepositPayment`.
 */
export async function beginDeposit(
  deps: PaymentDeps,
  tx: Tx,
  { id: projectId, companyId, title }: { id: string; companyId: string; title: string },
  { userId, requestId, method, through, ...order }: DepositOrder,
): Promise<StartedPayment> {
  const before = await findCurrentPayment(tx.db, projectId, 'deposit')
  if (before?.status === 'processing') return { ...before, title }
  if (before && before.status !== 'failed') throw new AppError('ALREADY_PAID')
  const { quoteId, charge } = await chargeToPay(deps, tx, projectId, { ...order, through })
  await assertBilling(tx, companyId)
  const { lines, linesTotalCents: _sum, ...sums } = charge
  const deposit = await createPayment(deps, tx, {
    ...sums,
    ...order.accepted,
    projectId,
    userId,
    requestId,
    quoteId,
    method,
    ...(through && { linkId: through.linkId, throughLink: true }),
    lines: JSON.stringify(lines),
  })
  return { ...deposit, title }
}

/**
 * Returns the quote to pay and the first charge.
 * @throws AppError `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED`, `QUOTE_CHANGED`, `INVALID_INPUT` on `acceptHigher`;
 * `PROPOSAL_OPEN` while a proposed quote awaits the client's answer.
 */
export async function chargeToPay(
  deps: Pick<PaymentDeps, 'clock' | 'config'>,
  tx: Tx,
  projectId: string,
  { totalCents, through, accepted }: Ordered,
): Promise<{ quoteId: string; charge: Charge }> {
  const quote = await requireConfirmedQuote(deps, tx, projectId)
  if (await hasOpenQuote(tx.db, projectId, dayInRome(deps.clock.now()))) throw new AppError('PROPOSAL_OPEN')
  const charge = chargeOf(deps.config, quote)
  const isAnother = through !== undefined && through.quoteId !== quote.id
  if (isAnother || (totalCents ?? charge.totalCents) !== charge.totalCents)
    throw new AppError('QUOTE_CHANGED')
  if (charge.totalCents > quote.totalCents && !accepted.acceptedHigherAt)
    throw new AppError('INVALID_INPUT', { fields: { acceptHigher: 'REQUIRED' } })
  return { quoteId: quote.id, charge }
}
