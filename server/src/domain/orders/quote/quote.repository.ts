import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

const columns = ['id', 'proposalId', 'summary', 'lines', 'options', 'paymentLines', 'totalCents'] as const
const versions = ['ruleVersion', 'priceList'] as const
const dates = ['deliveryBy', 'validUntil', 'confirmedAt'] as const

/** The confirmed quote of a project that no later recap has withdrawn. */
export function findQuoteInForce(db: Database, projectId: string) {
  return db
    .selectFrom('quotes')
    .select([...columns, ...versions, ...dates])
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

/** The same for some projects. */
export async function listQuotesInForce(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('quotes')
    .select([...columns, ...versions, ...dates, 'projectId'])
    .where('projectId', 'in', projectIds)
    .where('withdrawnAt', 'is', null)
    .execute()
}

export type ConfirmedQuote = NonNullable<Awaited<ReturnType<typeof findQuoteInForce>>>

/** Withdraws a quote that follows from a recap; what people agreed on stands. */
export async function withdrawQuoteOfRecap(db: Database, projectId: string, now: Date): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ withdrawnAt: now })
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .where('proposalId', 'is', null)
    .execute()
}

export async function withdrawQuote(db: Database, projectId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('quotes')
    .set({ withdrawnAt: now })
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export function insertQuote(db: Database, quote: NewRow<'quotes'>) {
  return db
    .insertInto('quotes')
    .values(quote)
    .returning([...columns, ...versions, ...dates])
    .executeTakeFirstOrThrow()
}
