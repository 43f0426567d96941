import { AppError } from 'shared/errors/app-error'
import type { CheckoutOrder, PaymentProvider } from '../../../platform/checkout/checkout.ts'
import type { PaymentDeps, StartedPayment } from './begin-payment.service.ts'
import { findByRequestId, keepReference, type Payment } from './payment.repository.ts'
import { recordPaymentOutcome } from './settlement.service.ts'
import { giveUpTransfer } from './transfer.service.ts'

/** Closes the page of a cancelled payment. */
async function closePageAndReject(deps: PaymentDeps, payment: Payment, reference: string): Promise<never> {
  await asking(deps, { ...payment, providerReference: reference }, () => checkoutOf(deps).close(reference))
  throw new AppError('PAYMENT_CANCELLED')
}

function checkoutOf({ checkout }: PaymentDeps): PaymentProvider {
  if (!checkout) throw new Error('The provider of a pending payment is no longer configured.')
  return checkout
}

/**
 * Calls the provider. If it fails, a payment without a page fails, since nothing was charged, and can be started again.
 * One whose page a colleague has opened meanwhile stays: the provider refuses to open it again for another address.
 */
async function asking<T>(deps: PaymentDeps, payment: Payment, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    deps.log.error({ err: error, paymentId: payment.id }, 'the payment provider refused or did not answer')
    if (!payment.providerReference)
      await recordPaymentOutcome(deps, payment.id, 'failed', { isUnopened: true })
    throw new AppError('UNAVAILABLE')
  }
}

/** Returns the return URLs of the provider's page; a pay link's URL contains its id, never its token. */
function returnTo({ linkId, projectId, instalment }: Payment): CheckoutOrder['returnTo'] {
  if (linkId) return { left: `/paga?link=${linkId}`, paid: `/paga?link=${linkId}&checkout=done` }
  const left = `/dashboard/payment?project=${projectId}`
  return { left, paid: `${left}&checkout=${instalment === 'deposit' ? 'done' : instalment}` }
}

/**
 * Returns the page of a payment, or that it is paid; null if its page has expired and the payment has failed.
 * @throws AppError `UNAVAILABLE` if the provider does not answer, `PAYMENT_CANCELLED`.
 */
export async function openPage(
  deps: PaymentDeps,
  payment: StartedPayment,
  email: string | undefined,
): Promise<{ state: 'redirect'; url: string } | { state: 'processing' } | null> {
  const checkout = checkoutOf(deps)
  const { id: paymentId, providerReference: reference, title, instalment, totalCents, createdAt } = payment
  if (!reference) {
    const order = { email, title, returnTo: returnTo(payment), paymentId, instalment, totalCents, createdAt }
    const page = await asking(deps, payment, () => checkout.open(order))
    // The payment was cancelled meanwhile, so it must not be paid on this page.
    const { status } = await keepReference(deps.db, paymentId, page.reference)
    if (status === 'failed') return closePageAndReject(deps, payment, page.reference)
    return { state: 'redirect', url: page.url }
  }
  const found = await asking(deps, payment, () => checkout.find(reference))
  if (found.state === 'open') return { state: 'redirect', url: found.url }
  if (found.state === 'over') await recordPaymentOutcome(deps, paymentId, 'failed')
  // Covers a lost webhook.
  if (found.state === 'paid') await recordPaymentOutcome(deps, paymentId, 'paid', found)
  return found.state === 'over' ? null : { state: 'processing' }
}

/** Closes the page of a cancelled payment; a completed payment stays paid. */
async function closePage(deps: PaymentDeps, payment: Payment): Promise<void> {
  const { providerReference: reference } = payment
  if (payment.provider === 'simulated') return recordPaymentOutcome(deps, payment.id, 'failed')
  if (!reference) return cancelUnopened(deps, payment)
  const checkout = checkoutOf(deps)
  await asking(deps, payment, () => checkout.close(reference))
  const found = await asking(deps, payment, () => checkout.find(reference))
  if (found.state === 'over') await recordPaymentOutcome(deps, payment.id, 'failed')
  if (found.state === 'paid') await recordPaymentOutcome(deps, payment.id, 'paid', found)
}

/** Cancels a payment that had no page when it was read; closes one that was opened meanwhile. */
async function cancelUnopened(deps: PaymentDeps, { id, requestId }: Payment): Promise<void> {
  await recordPaymentOutcome(deps, id, 'failed', { isUnopened: true })
  const payment = await findByRequestId(deps.db, requestId)
  if (payment?.providerReference) await closePage(deps, payment)
}

/**
 * Cancels a pending payment: closes its page, or stops awaiting its transfer.
 * @throws AppError `TRANSFER_BEGUN`, `UNAVAILABLE`.
 */
export async function cancelPendingPayment(deps: PaymentDeps, payment: Payment | undefined): Promise<void> {
  if (payment?.status !== 'processing') return
  if (payment.provider === 'bank-transfer') await giveUpTransfer(deps, payment.id)
  else await closePage(deps, payment)
}
