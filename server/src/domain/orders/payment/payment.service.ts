import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { payInput } from 'shared/payment/payment.inputs'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { findRecap } from '../briefing/recap.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { findQuoteInForce } from '../quote/quote.repository.ts'
import { type PayAnswer, type PaymentDeps, startPayment } from './begin-payment.service.ts'
import { cancelPendingPayment } from './checkout.service.ts'
import { acceptedOn, beginDeposit } from './deposit.service.ts'
import { orderPriceFor } from './order-price.service.ts'
import { findCurrentPayment } from './payment.repository.ts'
import { balanceOf, getDepositStatus, receivedOf } from './payment-status.service.ts'
import { refundStateOf } from './refund-requests.service.ts'
import { awaitedTransferOf } from './transfer.service.ts'

/** Returns the order for the payment screen. @throws AppError `NO_BRIEF`, `NOT_FOUND`. */
export async function paymentSummary(deps: PaymentDeps, userId: string, projectId: string) {
  const recap = await findRecap(deps, userId, projectId)
  const { status } = await getDepositStatus(deps.db, projectId)
  const order = await orderPriceFor(deps, { projectId, recap })
  if (!order) throw new AppError('NO_BRIEF')
  const { charge, ...price } = order
  return {
    ...charge,
    ...price,
    status,
    balance: await balanceOf(deps.db, projectId),
    delivery: await deliveryFor(deps, projectId),
    ...(await receivedOf(deps.db, { projectId })),
    provider: deps.checkout?.provider ?? ('simulated' as const),
    bank: deps.config.bank ?? null,
    transfer: await awaitedTransferOf(deps.db, projectId),
    isQuoteConfirmed: (await findQuoteInForce(deps.db, projectId)) !== undefined,
    refund: await refundStateOf(deps, projectId),
  }
}

/**
 * Inserts the pending deposit payment of a confirmed quote and opens the provider's page. Idempotent: an open page is
 * returned again (docs/decisions/payment.md). The amount is computed from stored data.
 * @throws AppError `NOT_FOUND`, `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED`, `QUOTE_CHANGED`, `ALREADY_PAID`,
 * `BILLING_MISSING`, `REQUEST_ID_REUSED`, `PAYMENT_CANCELLED`, `TRANSFER_NOT_OFFERED`, `UNAVAILABLE`; `INVALID_INPUT`
 * on `acceptHigher` if more than the quote would be charged without consent.
 */
export const startDepositPayment = (
  deps: PaymentDeps,
  payer: { id: string; email: string },
  request: Omit<z.output<typeof payInput>, 'acceptTerms' | 'acceptClauses'>,
): Promise<PayAnswer> =>
  startPayment(deps, payer, async tx => {
    const project = await lockOwnProject(tx, payer.id, request.projectId)
    const now = deps.clock.now()
    const { acceptHigher, poNumber = null, ...order } = request
    const accepted = { ...acceptedOn(now, { acceptHigher }), poNumber }
    return beginDeposit(deps, tx, project, { ...order, userId: payer.id, accepted })
  })

/**
 * Cancels a payment whose page is open, or a transfer of which nothing has arrived, so that another one can begin.
 * @throws AppError `NOT_FOUND`, `TRANSFER_BEGUN`.
 */
export async function cancelPayment(deps: PaymentDeps, userId: string, projectId: string): Promise<void> {
  const payment = await deps.transact(async tx => {
    await lockOwnProject(tx, userId, projectId)
    return findCurrentPayment(tx.db, projectId)
  })
  await cancelPendingPayment(deps, payment)
}
