import type { Brief } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { MINUTE } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { withdrawQuoteOfRecap } from '../quote/quote.repository.ts'
import {
  findRecapOfProject,
  insertRecap,
  markTeamTold,
  type RecapSource,
  sourceOf,
  updateRecap,
} from './recap.repository.ts'

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

interface BriefChange {
  userId: string
  projectId: string
  before: { composed: string | null }
  brief: Brief
}

/**
 * Updates a sent recap after a change of its brief, unless the recap is an independent text. Returns the text as last
 * composed from the brief.
 */
export async function writeRecapOfBrief(
  deps: Deps,
  tx: Tx,
  { userId, projectId, before, brief }: BriefChange,
): Promise<string | null> {
  const recap = await findRecapOfProject(tx.db, userId, projectId)
  if (!recap || sourceOf(recap, before.composed) === 'text') return before.composed
  const summary = composeSummary(brief)
  if (summary !== recap.summary) await replaceRecapByBrief(deps, tx, userId, { recap, summary })
  return summary
}

/** Replaces a recap by one composed from the brief, which it follows from then on. */
export async function replaceRecapByBrief(
  deps: Deps,
  tx: Tx,
  userId: string,
  { recap, summary }: { recap: Recap; summary: string },
): Promise<void> {
  const change = { briefingSummary: summary, source: 'brief', now: deps.clock.now() } as const
  await updateRecap(tx.db, userId, recap.id, change)
  if (summary !== recap.summary) await afterRecapChange(deps, tx, recap.projectId)
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
