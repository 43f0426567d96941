import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { paymentTexts } from 'shared/messages/it/payment'
import type { payBalanceInput } from 'shared/payment/payment.inputs'
import { vatOf } from 'shared/pricing/vat'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import {
  type Begun,
  createPayment,
  type PayAnswer,
  type PaymentPorts,
  startPayment,
} from './begin-payment.service.ts'
import type { Through } from './deposit.service.ts'
import { acceptedWith, findCurrentPayment, type Payment } from './payment.repository.ts'

type BalanceRequest = z.output<typeof payBalanceInput>

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
  startPayment(ports, payer, request.projectId, async work => {
    const project = await lockOwnProject(work, payer.id, request.projectId)
    return beginBalance(ports, work, project, { ...request, userId: payer.id })
  })

export interface BalanceOrder extends Omit<BalanceRequest, 'projectId'> {
  /** Null once the account is gone. */
  userId: string | null
  through?: Through | undefined
}

/** Begins the balance of a held project, or finds it under way. @throws AppError as `payBalance` does. */
export async function beginBalance(
  ports: PaymentPorts,
  work: Work,
  { id: projectId, title }: { id: string; title: string },
  { userId, requestId, totalCents, method, through }: BalanceOrder,
): Promise<Begun> {
  const before = await findCurrentPayment(work.db, projectId, 'balance')
  if (before?.status === 'processing') return { ...before, title }
  const deposit = await depositToComplete(work, projectId, { totalCents, through })
  const { vatRule } = ports.config
  const sums = { totalCents, ...vatOf(totalCents, vatRule), quoteTotalCents: deposit.quoteTotalCents }
  const balance = await createPayment(ports, work, {
    ...{ projectId, userId, requestId, method, instalment: 'balance', ...sums },
    ...acceptedWith(deposit),
    ...(through && { linkId: through.linkId, throughLink: true }),
    lines: JSON.stringify([balanceLine(totalCents)]),
  })
  return { ...balance, title }
}

/** The only line of a balance. */
export const balanceLine = (amountCents: number) => ({
  code: 'balance',
  label: paymentTexts.balance.line,
  amountCents,
  because: null,
})

/**
 * The deposit whose balance is still to be paid.
 * @throws AppError `DEPOSIT_NOT_PAID`, `ALREADY_PAID`, `QUOTE_CHANGED`.
 */
export async function depositToComplete(
  work: Work,
  projectId: string,
  { totalCents, through }: Pick<BalanceOrder, 'totalCents' | 'through'>,
): Promise<Payment> {
  const deposit = await findCurrentPayment(work.db, projectId, 'deposit')
  if (deposit?.status !== 'paid') throw new AppError('DEPOSIT_NOT_PAID')
  const balance = await findCurrentPayment(work.db, projectId, 'balance')
  if (deposit.balanceCents === 0 || (balance && balance.status !== 'failed'))
    throw new AppError('ALREADY_PAID')
  const isAnother = through !== undefined && through.quoteId !== deposit.quoteId
  if (isAnother || totalCents !== deposit.balanceCents) throw new AppError('QUOTE_CHANGED')
  return deposit
}
