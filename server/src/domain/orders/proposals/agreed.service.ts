import { agreedTotalOf } from 'shared/proposals/agreed-total'
import type { Database } from '../../../platform/db/store.ts'
import { listQuotesInForce } from '../quote/quote.repository.ts'
import { listAccepted, listDeposits } from './agreed.repository.ts'

/**
 * What some projects were agreed to cost, with all that was accepted since, by project; the same figure for client, team
 * and administration. A project without a confirmed quote has none.
 */
export async function agreedTotalsOf(db: Database, projectIds: string[]): Promise<Map<string, number>> {
  const quotes = await listQuotesInForce(db, projectIds)
  const ids = quotes.flatMap(({ projectId }) => projectId ?? [])
  const deposits = new Map((await listDeposits(db, ids)).map(deposit => [deposit.projectId, deposit]))
  const accepted = Map.groupBy(await listAccepted(db, ids), ({ projectId }) => projectId)
  return new Map(
    quotes.flatMap(({ projectId, totalCents: quoteTotalCents }) => {
      if (!projectId) return []
      const acceptedCents = (accepted.get(projectId) ?? []).map(({ totalCents }) => totalCents)
      const deposit = deposits.get(projectId) ?? null
      return [[projectId, agreedTotalOf({ quoteTotalCents, deposit, acceptedCents })]]
    }),
  )
}

/** The same of one project; null where no quote is confirmed. */
export const agreedTotalFor = async (db: Database, projectId: string): Promise<number | null> =>
  (await agreedTotalsOf(db, [projectId])).get(projectId) ?? null
