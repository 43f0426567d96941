import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { paymentTexts } from 'shared/messages/it/payment'
import type { payBalanceInput } from 'shared/payment/payment.inputs'
import { vatOf } from 'shared/pricing/charge-rules'
import type { payExtraInput } from 'shared/proposals/proposals.inputs'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { findOwnProposal, linesOf, type Proposal } from '../proposals/proposals.repository.ts'
import {
  createPayment,
  type PayAnswer,
  type PaymentDeps,
  type StartedPayment,
  startPayment,
} from './begin-payment.service.ts'
import { cancelPendingPayment } from './checkout.service.ts'
import type { Through } from './deposit.service.ts'
import {
  acceptedWith,
  findCurrentPayment,
  findPaymentOfProposal,
  type Payment,
} from './payment.repository.ts'

type ExtraRequest = z.output<typeof payExtraInput>

/**
 * Pays an accepted extra once: a pending payment is continued (docs/decisions/proposals.md). Terms and clauses are
 * those accepted for the deposit.
 * @throws AppError `NOT_FOUND`, `PROPOSAL_NOT_ACCEPTED`, `DEPOSIT_NOT_PAID`, `ALREADY_PAID`, `REQUEST_ID_REUSED`,
 * `PAYMENT_CANCELLED`, `TRANSFER_NOT_OFFERED`, `UNAVAILABLE`.
 */
export async function startExtraPayment(
  deps: PaymentDeps,
  payer: { id: string; email: string },
  { proposalId, ...asked }: ExtraRequest,
): Promise<PayAnswer> {
  const proposal = await findOwnProposal(deps.db, payer.id, proposalId)
  if (!proposal?.projectId) throw new AppError('NOT_FOUND')
  const { projectId } = proposal
  const extra = { ...proposal, projectId, ...asked }
  return startPayment(deps, payer, tx => beginExtra(deps, tx, payer.id, extra))
}

type Asked = Omit<ExtraRequest, 'proposalId'> & { projectId: string }

async function beginExtra(
  deps: PaymentDeps,
  tx: Tx,
  userId: string,
  { id: proposalId, projectId, kind, totalCents, lines, requestId, method }: Proposal & Asked,
): Promise<StartedPayment> {
  const { title } = await lockOwnProject(tx, userId, projectId)
  // Read again under the project's lock: a manager may have withdrawn it.
  const state = (await findOwnProposal(tx.db, userId, proposalId))?.state
  if (state !== 'accepted' || kind === 'quote' || totalCents <= 0) throw new AppError('PROPOSAL_NOT_ACCEPTED')
  const deposit = await findCurrentPayment(tx.db, projectId, 'deposit')
  if (deposit?.status !== 'paid') throw new AppError('DEPOSIT_NOT_PAID')
  const before = await findPaymentOfProposal(tx.db, proposalId)
  if (before?.status === 'processing') return { ...before, title }
  if (before && before.status !== 'failed') throw new AppError('ALREADY_PAID')
  const sums = { totalCents, ...vatOf(totalCents, deps.config.vatRule) }
  const extra = await createPayment(deps, tx, {
    projectId,
    userId,
    requestId,
    proposalId,
    instalment: 'extra',
    method,
    ...sums,
    quoteTotalCents: deposit.quoteTotalCents,
    ...acceptedWith(deposit),
    lines: linesOf('extra', lines),
  })
  return { ...extra, title }
}

/**
 * Cancels the payment of an extra, so that another one can begin.
 * @throws AppError `NOT_FOUND`, `TRANSFER_BEGUN`, `UNAVAILABLE`.
 */
export async function cancelExtra(deps: PaymentDeps, userId: string, proposalId: string): Promise<void> {
  ensureFound(await findOwnProposal(deps.db, userId, proposalId))
  await cancelPendingPayment(deps, await findPaymentOfProposal(deps.db, proposalId))
}

type BalanceRequest = z.output<typeof payBalanceInput>

/**
 * Pays a project's balance once, also before it is due: a pending payment is continued
 * (docs/decisions/deposit-and-balance.md). Terms and clauses are those accepted for the deposit.
 * @throws AppError `NOT_FOUND`, `DEPOSIT_NOT_PAID`, `ALREADY_PAID`, `QUOTE_CHANGED`, `REQUEST_ID_REUSED`,
 * `PAYMENT_CANCELLED`, `TRANSFER_NOT_OFFERED`, `UNAVAILABLE`.
 */
export const startBalancePayment = (
  deps: PaymentDeps,
  payer: { id: string; email: string },
  request: BalanceRequest,
): Promise<PayAnswer> =>
  startPayment(deps, payer, async tx => {
    const project = await lockOwnProject(tx, payer.id, request.projectId)
    return beginBalance(deps, tx, project, { ...request, userId: payer.id })
  })

export interface BalanceOrder extends Omit<BalanceRequest, 'projectId'> {
  /** Null once the account is erased. */
  userId: string | null
  through?: Through | undefined
}

/**
 * Inserts the balance payment of a locked project, or finds the pending one. @throws AppError as `startBalancePayment`.
 */
export async function beginBalance(
  deps: PaymentDeps,
  tx: Tx,
  { id: projectId, title }: { id: string; title: string },
  { userId, requestId, totalCents, method, through }: BalanceOrder,
): Promise<StartedPayment> {
  const before = await findCurrentPayment(tx.db, projectId, 'balance')
  if (before?.status === 'processing') return { ...before, title }
  const deposit = await depositToComplete(tx, projectId, { totalCents, through })
  const { vatRule } = deps.config
  const sums = { totalCents, ...vatOf(totalCents, vatRule), quoteTotalCents: deposit.quoteTotalCents }
  const balance = await createPayment(deps, tx, {
    projectId,
    userId,
    requestId,
    method,
    instalment: 'balance',
    ...sums,
    ...acceptedWith(deposit),
    ...(through && { linkId: through.linkId, throughLink: true }),
    lines: JSON.stringify([balanceLine(totalCents)]),
  })
  return { ...balance, title }
}

export const balanceLine = (amountCents: number) => ({
  code: 'balance',
  label: paymentTexts.balance.line,
  amountCents,
  because: null,
})

/**
 * Returns the deposit whose balance is unpaid.
 * @throws AppError `DEPOSIT_NOT_PAID`, `ALREADY_PAID`, `QUOTE_CHANGED`.
 */
export async function depositToComplete(
  tx: Tx,
  projectId: string,
  { totalCents, through }: Pick<BalanceOrder, 'totalCents' | 'through'>,
): Promise<Payment> {
  const deposit = await findCurrentPayment(tx.db, projectId, 'deposit')
  if (deposit?.status !== 'paid') throw new AppError('DEPOSIT_NOT_PAID')
  const balance = await findCurrentPayment(tx.db, projectId, 'balance')
  if (deposit.balanceCents === 0 || (balance && balance.status !== 'failed'))
    throw new AppError('ALREADY_PAID')
  const isAnother = through !== undefined && through.quoteId !== deposit.quoteId
  if (isAnother || totalCents !== deposit.balanceCents) throw new AppError('QUOTE_CHANGED')
  return deposit
}
