import { priceListOn } from 'shared/catalogue/price-list'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { type ProposalKind, type ProposalLine, proposalStateOf } from 'shared/proposals/proposal'
import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { lowerBalance } from '../payment/payment.repository.ts'
import { getDepositStatus, hasPayments } from '../payment/payment-status.service.ts'
import { confirmCustomQuote } from '../quote/quote.service.ts'
import { assertBalanceOpen } from './create-proposal.service.ts'
import {
  closeProposal,
  findOwnProposal,
  insertProposal,
  type Proposal,
  withdrawOtherQuotes,
} from './proposals.repository.ts'
import { extraRoundsOf } from './proposals.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>
type Held = Proposal & { projectId: string }

/**
 * Accepts what was proposed: a quote is confirmed by it, a change of the order holds, a round can be paid
 * (docs/decisions/proposals.md). Accepting twice is once.
 * @throws AppError `NOT_FOUND`, `PROPOSAL_CLOSED`, `PROPOSAL_EXPIRED`, `ALREADY_PAID`, `BALANCE_SETTLED`.
 */
export async function acceptProposal(ports: Ports, userId: string, id: string): Promise<void> {
  await ports.transact(async work => {
    const proposal = await holdOwnProposal(work, userId, id)
    if (proposal.state === 'accepted') return
    await acceptHeld(ports, work, userId, proposal)
  })
}

/** Accepts a proposal whose project is held. @throws AppError as `acceptProposal`. */
async function acceptHeld(ports: Ports, work: Work, userId: string, proposal: Held): Promise<void> {
  assertOpen(ports, proposal)
  await follow(ports, work, userId, proposal)
  await close(ports, work, userId, proposal, { state: 'accepted' })
}

/** Says no to what was proposed, with a word if one is given. @throws AppError `NOT_FOUND`, `PROPOSAL_CLOSED`. */
export async function declineProposal(
  ports: Ports,
  userId: string,
  { id, answer }: { id: string; answer?: string | undefined },
): Promise<void> {
  await ports.transact(async work => {
    const proposal = await holdOwnProposal(work, userId, id)
    if (proposal.state === 'declined') return
    if (proposal.state !== 'open') throw new AppError('PROPOSAL_CLOSED')
    await close(ports, work, userId, proposal, { state: 'declined', answer })
  })
}

/** Reads it again once its project is held: what was read before may have changed meanwhile. */
async function holdOwnProposal(work: Work, userId: string, id: string): Promise<Held> {
  const before = await findOwnProposal(work.db, userId, id)
  if (!before?.projectId) throw new AppError('NOT_FOUND')
  await lockOwnProject(work, userId, before.projectId)
  const proposal = await findOwnProposal(work.db, userId, id)
  if (!proposal?.projectId) throw new AppError('NOT_FOUND')
  return { ...proposal, projectId: proposal.projectId }
}

function assertOpen({ clock }: Pick<Ports, 'clock'>, proposal: Proposal): void {
  const state = proposalStateOf(proposal, dayInRome(clock.now()))
  if (state === 'expired') throw new AppError('PROPOSAL_EXPIRED')
  if (state !== 'open') throw new AppError('PROPOSAL_CLOSED')
}

/** What an acceptance changes at once; what is to be paid apart follows by its payment. */
async function follow(
  ports: Ports,
  work: Work,
  userId: string,
  { id: proposalId, projectId, kind, totalCents, lines, reason, validUntil }: Held,
): Promise<void> {
  if (kind === 'quote') {
    if (await hasPayments(work, projectId)) throw new AppError('ALREADY_PAID')
    await withdrawOtherQuotes(work.db, projectId, proposalId)
    const quote = { proposalId, projectId, totalCents, lines: lines as ProposalLine[], reason, validUntil }
    return confirmCustomQuote(ports, work, userId, quote)
  }
  if ((await getDepositStatus(work.db, projectId)).status !== 'paid') throw new AppError('PROPOSAL_CLOSED')
  if (totalCents >= 0) return
  await assertBalanceOpen(work, projectId)
  await lowerBalance(work.db, projectId, -totalCents, ports.clock.now())
}

async function close(
  { clock }: Ports,
  work: Work,
  userId: string,
  { id: proposalId, projectId, kind, totalCents }: Held,
  { state, answer }: { state: 'accepted' | 'declined'; answer?: string | undefined },
): Promise<void> {
  const change = { state, answer, answeredBy: userId, answeredAt: clock.now() }
  if (!(await closeProposal(work.db, proposalId, change))) throw new AppError('PROPOSAL_CLOSED')
  const told = { projectId, proposalId, userId, kind: kind as ProposalKind, totalCents }
  await emit(work, { type: 'proposal.answered', ...told, state, answer })
}

type BuyRoundDeps = Pick<Platform, 'clock' | 'transact'>

export interface NextRound {
  totalCents: number
  /** It was accepted, and waits for its payment. */
  isBought: boolean
}

/** What the next round of changes costs: as a manager offers it, else by the price list. */
export async function nextRoundOf(
  { clock }: Pick<BuyRoundDeps, 'clock'>,
  db: Database,
  projectId: string,
): Promise<NextRound> {
  const { unpaid, offered } = await extraRoundsOf({ clock }, db, projectId)
  const known = unpaid ?? offered
  if (known) return { totalCents: known.totalCents, isBought: known === unpaid }
  return { totalCents: priceListOn(dayInRome(clock.now())).extraRoundCents, isBought: false }
}

/**
 * Accepts the next round of changes of a held project at the price that was seen; it opens once it is paid. Asking
 * twice is once.
 * @throws AppError `ORDER_NOT_PAID`, `PRICE_CHANGED`.
 */
export async function acceptNextRound(
  ports: BuyRoundDeps,
  work: Work,
  userId: string,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<void> {
  if ((await getDepositStatus(work.db, projectId)).status !== 'paid') throw new AppError('ORDER_NOT_PAID')
  const next = await nextRoundOf(ports, work.db, projectId)
  if (next.isBought) return
  if (next.totalCents !== totalCents) throw new AppError('PRICE_CHANGED')
  const { offered } = await extraRoundsOf(ports, work.db, projectId)
  const id = offered?.id ?? (await offerByList(ports, work, { projectId, totalCents }))
  await acceptHeld(ports, work, userId, await holdOwnProposal(work, userId, id))
}

function offerByList(
  { clock }: BuyRoundDeps,
  work: Work,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<string> {
  const { line, reason } = proposalTexts.round
  const createdAt = clock.now()
  return insertProposal(work.db, {
    projectId,
    kind: 'round',
    totalCents,
    reason,
    createdAt,
    lines: JSON.stringify([{ label: line, amountCents: totalCents }]),
    validUntil: dayInRome(createdAt),
  })
}
