import { SECOND, sleep } from '../../platform/clock.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf } from '../../platform/tokens.ts'
import { findProcessing } from './leads.repository.ts'

const LONGEST_WAIT_MS = 10 * SECOND
const LOOK_EVERY_MS = 250

/**
 * Waits until the work on a request is done, ten seconds at most. Nothing depends on it: the work goes on whoever waits
 * (docs/decisions/saved-requests.md).
 * @throws AppError `NOT_FOUND` without the token that saving gave.
 */
export async function waitForProcessing(
  { db }: Pick<Platform, 'db'>,
  table: 'auditRequests' | 'scriptImprovementRequests',
  { id, processToken }: { id: string; processToken: string },
  signal: AbortSignal,
): Promise<{ state: 'done' | 'queued' }> {
  const giveUp = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const request = orNotFound(await findProcessing(db, table, id, hashOf(processToken)))
    if (request.processedAt) return { state: 'done' }
    if (signal.aborted || performance.now() >= giveUp) return { state: 'queued' }
    await sleep(LOOK_EVERY_MS)
  }
}
