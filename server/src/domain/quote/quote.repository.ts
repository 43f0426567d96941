import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

const columns = ['id', 'summary', 'lines', 'options', 'totalCents', 'ruleVersion'] as const
const dates = ['deliveryBy', 'validUntil', 'confirmedAt'] as const

/** The confirmed quote of a project that no later recap has withdrawn. */
export function findQuoteInForce(db: Database | Transaction<DB>, projectId: string) {
  return db
    .selectFrom('quotes')
    .select([...columns, ...dates])
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

export type ConfirmedQuote = NonNullable<Awaited<ReturnType<typeof findQuoteInForce>>>

export async function withdrawQuote(
  { db }: Pick<Work, 'db'>,
  projectId: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('quotes')
    .set({ withdrawnAt: now })
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export function insertQuote(
  { db }: Pick<Work, 'db'>,
  quote: {
    projectId: string
    userId: string
    summary: string
    lines: string
    options: string
    totalCents: number
    ruleVersion: string
    deliveryBy: string
    validUntil: string
    confirmedAt: Date
    createdAt: Date
  },
) {
  return db
    .insertInto('quotes')
    .values(quote)
    .returning([...columns, ...dates])
    .executeTakeFirstOrThrow()
}
