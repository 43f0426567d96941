import { AppError } from 'shared/errors/app-error'
import { paymentTexts } from 'shared/messages/it/payment'
import type { PaymentMethod } from 'shared/payment/transfer'
import { vatOf } from 'shared/pricing/vat'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import {
  type Begun,
  beginPayment,
  type PayAnswer,
  type PaymentPorts,
  payBy,
} from './begin-payment.service.ts'
import { acceptedWith, findNewestPayment } from './payment.repository.ts'

export interface BalanceRequest {
  projectId: string
  requestId: string
  /** What the person saw. */
  totalCents: number
  method?: PaymentMethod | undefined
}

/**
 * Pays what remains of a project's price, once however often it is asked; also before it is due
 * (docs/decisions/deposit-and-balance.md). Terms and clauses are those accepted with the deposit.
 * @throws AppError `NOT_FOUND`, `DEPOSIT_NOT_PAID`, `ALREADY_PAID`, `QUOTE_CHANGED`, `REQUEST_ID_REUSED`,
 *   `PAYMENT_CANCELLED`, `TRANSFER_NOT_OFFERED`, `UNAVAILABLE`.
 */
export const payBalance = (
  ports: PaymentPorts,
  payer: { id: string; email: string },
  request: BalanceRequest,
): Promise<PayAnswer> =>
  payBy(ports, payer, request.projectId, work => beginBalance(ports, work, payer.id, request))

async function beginBalance(
  ports: PaymentPorts,
  work: Work,
  userId: string,
  { projectId, requestId, totalCents, method }: BalanceRequest,
): Promise<Begun> {
  const { title } = await lockOwnProject(work, userId, projectId)
  const deposit = await findNewestPayment(work.db, projectId, 'deposit')
  if (deposit?.status !== 'paid') throw new AppError('DEPOSIT_NOT_PAID')
  const before = await findNewestPayment(work.db, projectId, 'balance')
  if (before?.status === 'processing') return { ...before, title }
  if (deposit.balanceCents === 0 || (before && before.status !== 'failed')) throw new AppError('ALREADY_PAID')
  if (totalCents !== deposit.balanceCents) throw new AppError('QUOTE_CHANGED')
  const { vatRule } = ports.config
  const sums = { totalCents, ...vatOf(totalCents, vatRule), quoteTotalCents: deposit.quoteTotalCents }
  const balance = await beginPayment(ports, work, {
    ...{ projectId, userId, requestId, method, instalment: 'balance', ...sums },
    ...acceptedWith(deposit),
    lines: JSON.stringify([
      { code: 'balance', label: paymentTexts.balance.line, amountCents: totalCents, because: null },
    ]),
  })
  return { ...balance, title }
}
