import { AppError } from 'shared/errors/app-error'
import type { Instalment } from 'shared/payment/instalment'
import type { Checkout, CheckoutOrder, CheckoutState } from '../../../platform/checkout/checkout.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PaymentPorts } from './begin-payment.service.ts'
import { keepReference, type Payment } from './payment.repository.ts'
import { recordPaymentOutcome } from './settlement.service.ts'
import { giveUpTransfer } from './transfer.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

interface Order {
  email: string | undefined
  title: string
  projectId: string
  linkId: string | null
}

/** A page that nobody shall pay any more. */
async function shut(ports: Ports, payment: Payment, reference: string): Promise<never> {
  await asking(ports, { ...payment, providerReference: reference }, () => checkoutOf(ports).close(reference))
  throw new AppError('PAYMENT_CANCELLED')
}

function checkoutOf({ checkout }: Ports): Checkout {
  if (!checkout) throw new Error('A payment was begun with a provider that is no longer configured.')
  return checkout
}

/** Asks the provider; when it does not answer, nothing has been charged and the payment can be begun again. */
async function asking<T>(ports: Ports, payment: Payment, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    ports.log.error({ err: error, paymentId: payment.id }, 'the payment provider refused or did not answer')
    if (!payment.providerReference) await recordPaymentOutcome(ports, payment.id, 'failed')
    throw new AppError('UNAVAILABLE')
  }
}

/** Where the provider's page leads back to; the address of a link's page says which one, never its token. */
function returnTo({ linkId, projectId }: Order, instalment: Instalment): CheckoutOrder['returnTo'] {
  if (linkId) return { left: `/paga?link=${linkId}`, paid: `/paga?link=${linkId}&checkout=done` }
  const left = `/dashboard/payment?project=${projectId}`
  return { left, paid: `${left}&checkout=${instalment === 'deposit' ? 'done' : instalment}` }
}

/**
 * Where a payment is made, or that it was made already; null when its page is over and the payment has failed.
 * @throws AppError `UNAVAILABLE` when the provider does not answer, `PAYMENT_CANCELLED`.
 */
export async function openPage(
  ports: Ports,
  payment: Payment,
  order: Order,
): Promise<{ state: 'redirect'; url: string } | { state: 'processing' } | null> {
  const checkout = checkoutOf(ports)
  const { id: paymentId, providerReference: reference, totalCents, createdAt } = payment
  if (!reference) {
    const instalment = payment.instalment as Instalment
    const page = await asking(ports, payment, () =>
      checkout.open({
        email: order.email,
        title: order.title,
        returnTo: returnTo(order, instalment),
        paymentId,
        instalment,
        totalCents,
        createdAt,
      }),
    )
    // It was given up while the page was opened: what is paid there would be for nothing.
    const { status } = await keepReference(ports.db, paymentId, page.reference)
    if (status === 'failed') return shut(ports, payment, page.reference)
    return { state: 'redirect', url: page.url }
  }
  const found = await asking(ports, payment, () => checkout.find(reference))
  if (found.state === 'open') return { state: 'redirect', url: found.url }
  if (found.state === 'over') await recordPaymentOutcome(ports, paymentId, 'failed')
  // The provider says so itself when asked, even if its event got lost.
  if (found.state === 'paid') await recordPaymentOutcome(ports, paymentId, 'paid', found)
  return found.state === 'over' ? null : { state: 'processing' }
}

/** Closes the page of a payment that was given up; what was paid meanwhile stays paid. */
async function closePage(ports: Ports, payment: Payment): Promise<void> {
  const { providerReference: reference } = payment
  if (payment.provider === 'simulated') return
  const checkout = checkoutOf(ports)
  if (reference) await asking(ports, payment, () => checkout.close(reference))
  const found: CheckoutState = reference
    ? await asking(ports, payment, () => checkout.find(reference))
    : { state: 'over' }
  if (found.state === 'over') await recordPaymentOutcome(ports, payment.id, 'failed')
  if (found.state === 'paid') await recordPaymentOutcome(ports, payment.id, 'paid', found)
}

/**
 * Gives up a payment that is under way: its page is closed, or its transfer is awaited no more.
 * @throws AppError `TRANSFER_BEGUN`, `UNAVAILABLE`.
 */
export async function giveUp(ports: PaymentPorts, payment: Payment | undefined): Promise<void> {
  if (payment?.status !== 'processing') return
  if (payment.provider === 'bank-transfer') await giveUpTransfer(ports, payment.id)
  else await closePage(ports, payment)
}
