import { priceListOn } from 'shared/catalogue/price-list'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import { type ProposalKind, proposalFaultOf, proposalTotalOf } from 'shared/proposals/proposal'
import type { makeProposalInput } from 'shared/proposals/proposals.inputs'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { assertSameRequest, ensureInserted } from '../../../platform/idempotency.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProject } from '../../projects/team-projects.service.ts'
import type { PaymentDeps } from '../payment/begin-payment.service.ts'
import { cancelPendingPayment } from '../payment/checkout.service.ts'
import { findPaymentOfProposal, type Payment } from '../payment/payment.repository.ts'
import { balanceOf } from '../payment/payment-status.service.ts'
import { bookedCentsOf } from '../payment/transfer.repository.ts'
import {
  closeProposal,
  findProposal,
  findProposalMade,
  insertProposal,
  type Proposal,
} from './proposals.repository.ts'
import { listAllowedKinds } from './team-proposals.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

type NewProposal = z.output<typeof makeProposalInput>

/**
 * Creates a proposal for a client, once per request id; a free round is granted at once (docs/decisions/proposals.md).
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` for an invalid amount or a past day, `ORDER_PAID`, `ORDER_NOT_PAID`,
 * `BALANCE_SETTLED`, `REDUCTION_TOO_MUCH`, `REQUEST_ID_REUSED`.
 */
export async function makeProposal(
  deps: Deps,
  actor: Actor & MemberScope,
  { projectId, requestId, ...proposal }: NewProposal,
): Promise<{ id: string }> {
  const totalCents = proposalTotalOf(proposal.lines)
  return deps.transact(async tx => {
    await lockProject(tx, projectId)
    const before = requestId && (await findProposalMade(tx.db, requestId))
    if (before) {
      assertSameRequest(before, { ...proposal, projectId })
      return { id: requestId }
    }
    assertSum(deps, proposal, totalCents)
    await assertFits(tx, projectId, { ...proposal, totalCents })
    const isGranted = proposal.kind === 'round' && totalCents === 0
    const createdAt = deps.clock.now()
    const inserted = await insertProposal(tx.db, {
      ...proposal,
      id: requestId,
      projectId,
      totalCents,
      createdAt,
      lines: JSON.stringify(proposal.lines),
      madeBy: actor.member.id,
      ...(isGranted && { state: 'accepted', answeredAt: createdAt }),
    })
    const id = ensureInserted(inserted)
    const made = { ...proposal, projectId, totalCents, proposalId: id, isGranted }
    await emit(tx, { type: 'proposal.made', ...made })
    return { id }
  })
}

function assertSum(
  { clock }: Pick<Deps, 'clock'>,
  { kind, validUntil }: Pick<NewProposal, 'kind' | 'validUntil'>,
  totalCents: number,
): void {
  const today = dayInRome(clock.now())
  if (validUntil < today) throw new AppError('INVALID_INPUT', { fields: { validUntil: 'DAY_PAST' } })
  const fault = proposalFaultOf(kind, totalCents, priceListOn(today).quote.minimum)
  if (fault) throw new AppError('INVALID_INPUT', { fields: { lines: fault } })
}

/** Asserts that a quote precedes the payment of the order and a change follows it; a free round is always allowed. */
async function assertFits(
  tx: Tx,
  projectId: string,
  { kind, totalCents }: { kind: ProposalKind; totalCents: number },
): Promise<void> {
  if (kind === 'round' && totalCents === 0) return
  const kinds = await listAllowedKinds(tx.db, projectId)
  if (kind === 'quote' && !kinds.includes('quote')) throw new AppError('ORDER_PAID')
  if (kind !== 'quote' && !kinds.includes('addendum')) throw new AppError('ORDER_NOT_PAID')
  if (totalCents < 0) await assertReducible(tx, projectId, -totalCents)
}

/**
 * Asserts that a locked project's price can be reduced: by at most its balance, while that is neither paid nor being
 * paid (docs/decisions/proposals.md).
 * @throws AppError `BALANCE_SETTLED`, `REDUCTION_TOO_MUCH`.
 */
export async function assertReducible(tx: Tx, projectId: string, reductionCents: number): Promise<void> {
  const balance = await balanceOf(tx.db, projectId)
  if (balance?.status !== 'open' && balance?.status !== 'failed') throw new AppError('BALANCE_SETTLED')
  const limitCents = balance.totalCents
  if (reductionCents > limitCents) throw new AppError('REDUCTION_TOO_MUCH', { limitCents })
}

/**
 * Withdraws a proposal that is unanswered, or accepted and unpaid; closes its open payment page
 * (docs/decisions/proposals.md). Idempotent.
 * @throws AppError `NOT_FOUND`, `PROPOSAL_CLOSED`; `UNAVAILABLE` if the page could not be closed: the proposal is
 * withdrawn, and a second call closes the page.
 */
export async function withdrawProposal(deps: PaymentDeps, id: string): Promise<void> {
  const payment = await deps.transact(async tx => {
    const before = await findProposal(tx.db, id)
    if (!before?.projectId) throw new AppError('NOT_FOUND')
    const { projectId } = before
    await lockProject(tx, projectId)
    const proposal = await findProposal(tx.db, id)
    const paid = await findPaymentOfProposal(tx.db, id)
    if (proposal?.state === 'withdrawn') return paid
    if (!proposal || !(await isOpen(tx, proposal, paid))) throw new AppError('PROPOSAL_CLOSED')
    const from = proposal.state === 'accepted' ? 'accepted' : 'open'
    await closeProposal(tx.db, id, { state: 'withdrawn' }, from)
    await emit(tx, { type: 'proposal.withdrawn', projectId, proposalId: id })
    return paid
  })
  await cancelPendingPayment(deps, payment)
}

/** Returns true if a proposal is unanswered, or accepted with a separate payment of which nothing has arrived. */
async function isOpen(tx: Tx, { kind, state, totalCents }: Proposal, paid: Payment | undefined) {
  if (state !== 'accepted') return state === 'open'
  if (kind === 'quote' || totalCents <= 0) return false
  if (paid?.status === 'paid' || paid?.status === 'refunded') return false
  return paid === undefined || (await bookedCentsOf(tx.db, paid.id)) === 0
}
