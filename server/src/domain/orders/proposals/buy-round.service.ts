import { priceListOn } from 'shared/catalogue/price-list'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getDepositStatus } from '../payment/paid.service.ts'
import { acceptHeld, holdOwnProposal } from './answer-proposal.service.ts'
import { insertProposal } from './proposals.repository.ts'
import { extraRoundsOf } from './proposals.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

export interface NextRound {
  totalCents: number
  /** It was accepted, and waits for its payment. */
  isBought: boolean
}

/** What the next round of changes costs: as a manager offers it, else by the price list. */
export async function nextRoundOf(
  { clock }: Pick<Ports, 'clock'>,
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
  ports: Ports,
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
  { clock }: Ports,
  work: Work,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<string> {
  const { line, reason } = proposalTexts.round
  const createdAt = clock.now()
  return insertProposal(work.db, {
    ...{ projectId, kind: 'round', totalCents, reason, createdAt },
    lines: JSON.stringify([{ label: line, amountCents: totalCents }]),
    validUntil: dayInRome(createdAt),
  })
}
