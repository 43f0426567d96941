import type { Database } from '../../../platform/db/store.ts'
import { findQuoteInForce } from './quote.repository.ts'

/** Whether a confirmed quote of the project is in force. */
export async function isQuoteConfirmed(db: Database, projectId: string): Promise<boolean> {
  return (await findQuoteInForce(db, projectId)) !== undefined
}

/** The total of the project's quote as it was confirmed, in cents; null where none is in force. */
export async function confirmedTotalOf(db: Database, projectId: string): Promise<number | null> {
  return (await findQuoteInForce(db, projectId))?.totalCents ?? null
}
