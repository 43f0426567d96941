import { MINUTE } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { withdrawQuoteOfRecap } from '../quote/quote.repository.ts'
import { findRecapOfProject, insertRecap, markTeamTold, type RecapSource } from './recap.repository.ts'

type Ports = Pick<Platform, 'clock'>

const TOLD_EVERY_MS = 10 * MINUTE

export interface Recap {
  id: string
  projectId: string
  summary: string
  updatedAt: Date
}

/** Inserts a completed recap of a project. The first one notifies client and team. */
export async function createRecap(
  ports: Ports,
  work: Work,
  userId: string,
  recap: {
    projectId: string
    summary: string
    source: RecapSource
    conversationId?: string
    transcriptData?: string
  },
): Promise<Recap> {
  const now = ports.clock.now()
  const { summary, ...rest } = recap
  const isFirst = (await findRecapOfProject(work.db, userId, recap.projectId)) === undefined
  const written = await insertRecap(work.db, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: true,
    createdAt: now,
    updatedAt: now,
    sourceAt: now,
    // The team is told of a first recap by its own event.
    ...(isFirst && { teamToldAt: now }),
  })
  await afterRecapChange(ports, work, recap.projectId)
  if (isFirst) await emit(work, { type: 'brief.completed', projectId: recap.projectId, userId, summary })
  return written
}

/** Stores a recap that came too late: it is shown to nobody and prices nothing. */
export async function keepUnshownRecap(
  { clock }: Ports,
  work: Work,
  userId: string,
  {
    summary,
    ...rest
  }: { projectId: string; summary: string; conversationId: string; transcriptData: string },
): Promise<void> {
  const now = clock.now()
  await insertRecap(work.db, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: false,
    createdAt: now,
    updatedAt: now,
  })
}

/**
 * Withdraws the confirmation of a changed recap's quote, and tells the team that the brief changed, once in ten minutes.
 */
export async function afterRecapChange(ports: Ports, work: Work, projectId: string): Promise<void> {
  const now = ports.clock.now()
  await withdrawQuoteOfRecap(work.db, projectId, now)
  await emit(work, { type: 'recap.changed', projectId })
  const isUntold = await markTeamTold(work.db, projectId, {
    now,
    since: new Date(now.getTime() - TOLD_EVERY_MS),
  })
  if (isUntold) await emit(work, { type: 'brief.changed', projectId })
}
