import { MINUTE } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { withdrawQuoteOfRecap } from '../quote/quote.repository.ts'
import { findRecapOfProject, insertRecap, markTeamTold, type RecapSource } from './recap.repository.ts'

type Deps = Pick<AppDeps, 'clock'>

const TOLD_EVERY_MS = 10 * MINUTE

export interface Recap {
  id: string
  projectId: string
  summary: string
  updatedAt: Date
}

/** Inserts a completed recap of a project. The first one notifies client and team. */
export async function createRecap(
  deps: Deps,
  tx: Tx,
  userId: string,
  recap: {
    projectId: string
    summary: string
    source: RecapSource
    conversationId?: string
    transcriptData?: string
  },
): Promise<Recap> {
  const now = deps.clock.now()
  const { summary, ...rest } = recap
  const isFirst = (await findRecapOfProject(tx.db, userId, recap.projectId)) === undefined
  const written = await insertRecap(tx.db, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: true,
    createdAt: now,
    updatedAt: now,
    sourceAt: now,
    // A first recap notifies the team by its own event.
    ...(isFirst && { teamToldAt: now }),
  })
  await afterRecapChange(deps, tx, recap.projectId)
  if (isFirst) await emit(tx, { type: 'brief.completed', projectId: recap.projectId, userId, summary })
  return written
}

/** Stores a recap that arrived too late; it is not shown and has no price. */
export async function keepUnshownRecap(
  { clock }: Deps,
  tx: Tx,
  userId: string,
  {
    summary,
    ...rest
  }: { projectId: string; summary: string; conversationId: string; transcriptData: string },
): Promise<void> {
  const now = clock.now()
  await insertRecap(tx.db, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: false,
    createdAt: now,
    updatedAt: now,
  })
}

/**
 * Withdraws the confirmation of a changed recap's quote, and notifies the team of the change, at most every ten
 * minutes.
 */
export async function afterRecapChange(deps: Deps, tx: Tx, projectId: string): Promise<void> {
  const now = deps.clock.now()
  const withdrawn = await withdrawQuoteOfRecap(tx.db, projectId, now)
  if (withdrawn) {
    const { id: quoteId, totalCents } = withdrawn
    await emit(tx, { type: 'quote.withdrawn', projectId, quoteId, totalCents })
  }
  await emit(tx, { type: 'recap.changed', projectId })
  const isUntold = await markTeamTold(tx.db, projectId, {
    now,
    since: new Date(now.getTime() - TOLD_EVERY_MS),
  })
  if (isUntold) await emit(tx, { type: 'brief.changed', projectId })
}
