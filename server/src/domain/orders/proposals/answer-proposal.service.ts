import { priceListOn } from 'shared/catalogue/price-list'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { proposalStateOf } from 'shared/proposals/proposal'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureInserted } from '../../../platform/idempotency.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { lowerBalance } from '../payment/payment.repository.ts'
import { getDepositStatus, hasPayments } from '../payment/payment-status.service.ts'
import { confirmCustomQuote } from '../quote/quote.service.ts'
import { assertReducible } from './create-proposal.service.ts'
import {
  closeProposal,
  findOwnProposal,
  insertProposal,
  type Proposal,
  withdrawOtherQuotes,
} from './proposals.repository.ts'
import { extraRoundsOf } from './proposals.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>
type Held = Proposal & { projectId: string }

/**
 * Accepts a proposal: a quote becomes confirmed, a change takes effect, a round can be paid
 * (docs/decisions/proposals.md). Idempotent.
 * @throws AppError `NOT_FOUND`, `PROPOSAL_CLOSED`, `PROPOSAL_EXPIRED`, `ALREADY_PAID`, `BALANCE_SETTLED`,
 * `REDUCTION_TOO_MUCH`.
 */
export async function acceptProposal(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.transact(async tx => {
    const proposal = await lockOwnProposal(tx, userId, id)
    if (proposal.state === 'accepted') return
    await acceptHeld(deps, tx, userId, proposal)
  })
}

/** Accepts a proposal whose project is locked. @throws AppError as `acceptProposal`. */
async function acceptHeld(deps: Deps, tx: Tx, userId: string, proposal: Held): Promise<void> {
  assertOpen(deps, proposal)
  await follow(deps, tx, userId, proposal)
  await close(deps, tx, userId, proposal, { state: 'accepted' })
}

/** Declines a proposal, with an optional reason. @throws AppError `NOT_FOUND`, `PROPOSAL_CLOSED`. */
export async function declineProposal(
  deps: Deps,
  userId: string,
  { id, answer }: { id: string; answer?: string | undefined },
): Promise<void> {
  await deps.transact(async tx => {
    const proposal = await lockOwnProposal(tx, userId, id)
    if (proposal.state === 'declined') return
    if (proposal.state !== 'open') throw new AppError('PROPOSAL_CLOSED')
    await close(deps, tx, userId, proposal, { state: 'declined', answer })
  })
}

/** Locks the project of a proposal and reads the proposal again, which may have changed meanwhile. */
async function lockOwnProposal(tx: Tx, userId: string, id: string): Promise<Held> {
  const before = await findOwnProposal(tx.db, userId, id)
  if (!before?.projectId) throw new AppError('NOT_FOUND')
  const { projectId } = before
  await lockOwnProject(tx, userId, projectId)
  return { ...ensureFound(await findOwnProposal(tx.db, userId, id)), projectId }
}

function assertOpen({ clock }: Pick<Deps, 'clock'>, proposal: Proposal): void {
  const state = proposalStateOf(proposal, dayInRome(clock.now()))
  if (state === 'expired') throw new AppError('PROPOSAL_EXPIRED')
  if (state !== 'open') throw new AppError('PROPOSAL_CLOSED')
}

/** Applies the immediate effects of an acceptance; items with a separate payment follow after it. */
async function follow(
  deps: Deps,
  tx: Tx,
  userId: string,
  { id: proposalId, projectId, kind, totalCents, lines, reason, validUntil }: Held,
): Promise<void> {
  if (kind === 'quote') {
    if (await hasPayments(tx, projectId)) throw new AppError('ALREADY_PAID')
    await withdrawOtherQuotes(tx.db, projectId, proposalId)
    const quote = { proposalId, projectId, totalCents, lines, reason, validUntil }
    return confirmCustomQuote(deps, tx, userId, quote)
  }
  if ((await getDepositStatus(tx.db, projectId)).status !== 'paid') throw new AppError('PROPOSAL_CLOSED')
  if (totalCents >= 0) return
  await assertReducible(tx, projectId, -totalCents)
  await lowerBalance(tx.db, projectId, -totalCents, deps.clock.now())
}

async function close(
  { clock }: Deps,
  tx: Tx,
  userId: string,
  { id: proposalId, projectId, kind, totalCents }: Held,
  { state, answer }: { state: 'accepted' | 'declined'; answer?: string | undefined },
): Promise<void> {
  const change = { state, answer, answeredBy: userId, answeredAt: clock.now() }
  if (!(await closeProposal(tx.db, proposalId, change))) throw new AppError('PROPOSAL_CLOSED')
  const told = { projectId, proposalId, userId, kind, totalCents }
  await emit(tx, { type: 'proposal.answered', ...told, state, answer })
}

/**
 * Returns the price of the next round: of a manager's open offer, otherwise of the price list. `isBought` is true if it
 * was accepted and awaits its payment.
 */
export async function nextRoundOf(deps: Pick<AppDeps, 'clock' | 'db'>, projectId: string) {
  const { unpaid, offered } = await extraRoundsOf(deps, projectId)
  const known = unpaid ?? offered
  const { extraRoundCents } = priceListOn(dayInRome(deps.clock.now()))
  return { totalCents: known?.totalCents ?? extraRoundCents, isBought: unpaid !== undefined, offered }
}

/**
 * Accepts the next round of a locked project at the price that was shown; the round opens when it is paid. Idempotent.
 * @throws AppError `ORDER_NOT_PAID`, `PRICE_CHANGED`.
 */
export async function acceptNextRound(
  deps: Deps,
  tx: Tx,
  userId: string,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<void> {
  if ((await getDepositStatus(tx.db, projectId)).status !== 'paid') throw new AppError('ORDER_NOT_PAID')
  const next = await nextRoundOf({ ...deps, db: tx.db }, projectId)
  if (next.isBought) return
  if (next.totalCents !== totalCents) throw new AppError('PRICE_CHANGED')
  const id = next.offered?.id ?? (await offerByList(deps, tx, { projectId, totalCents }))
  await acceptHeld(deps, tx, userId, await lockOwnProposal(tx, userId, id))
}

async function offerByList(
  { clock }: Deps,
  tx: Tx,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<string> {
  const { line, reason } = proposalTexts.round
  const createdAt = clock.now()
  const lines = JSON.stringify([{ label: line, amountCents: totalCents }])
  const validUntil = dayInRome(createdAt)
  const offer = { projectId, kind: 'round', totalCents, reason, lines, validUntil, createdAt } as const
  return ensureInserted(await insertProposal(tx.db, offer))
}
