import type { PaymentPorts } from './begin-payment.service.ts'
import { closePage } from './checkout.service.ts'
import type { Payment } from './payment.repository.ts'
import { giveUpTransfer } from './transfer.service.ts'

/**
 * Gives up a payment that is under way: its page is closed, or its transfer is awaited no more.
 * @throws AppError `TRANSFER_BEGUN`, `UNAVAILABLE`.
 */
export async function giveUp(ports: PaymentPorts, payment: Payment | undefined): Promise<void> {
  if (payment?.status !== 'processing') return
  if (payment.provider === 'bank-transfer') await giveUpTransfer(ports, payment.id)
  else await closePage(ports, payment)
}
