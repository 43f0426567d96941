import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findQuoteInForce, withdrawQuoteOfRecap } from './quote.repository.ts'

/**
 * A quote that was confirmed for another recap no longer holds (docs/decisions/changes-after-confirmation.md); one that
 * a manager proposed does.
 */
export async function withdrawConfirmation(
  { clock }: Pick<Platform, 'clock'>,
  work: Work,
  projectId: string,
): Promise<void> {
  await withdrawQuoteOfRecap(work.db, projectId, clock.now())
}

/** Whether a confirmed quote of the project is in force. */
export async function isQuoteConfirmed(db: Database, projectId: string): Promise<boolean> {
  return (await findQuoteInForce(db, projectId)) !== undefined
}

/** The total of the project's quote as it was confirmed, in cents; null where none is in force. */
export async function confirmedTotalOf(db: Database, projectId: string): Promise<number | null> {
  return (await findQuoteInForce(db, projectId))?.totalCents ?? null
}
