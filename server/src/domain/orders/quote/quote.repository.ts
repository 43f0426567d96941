import { sql } from 'kysely'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { hasBrief } from '../../projects/project-states.queries.ts'

const columns = [
  ...(['id', 'proposalId', 'summary', 'lines', 'options', 'paymentLines', 'totalCents'] as const),
  ...(['ruleVersion', 'priceList', 'deliveryBy', 'validUntil', 'confirmedAt'] as const),
] as const

const inForce = (db: Database) => db.selectFrom('quotes').select(columns).where('withdrawnAt', 'is', null)

/** Finds the confirmed quote of a project, unless a later recap has withdrawn it. */
export function findQuoteInForce(db: Database, projectId: string) {
  return inForce(db).where('projectId', '=', projectId).executeTakeFirst()
}

/** Returns a confirmed quote by id, withdrawn or not. */
export function getQuote(db: Database, id: string) {
  return db.selectFrom('quotes').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function listQuotesInForce(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return inForce(db).select('projectId').where('projectId', 'in', projectIds).execute()
}

export type ConfirmedQuote = NonNullable<Awaited<ReturnType<typeof findQuoteInForce>>>

const withdrawing = (db: Database, projectId: string, now: Date) =>
  db
    .updateTable('quotes')
    .set({ withdrawnAt: now })
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)

/** Withdraws the quote in force, of a recap or a proposal. */
export async function withdrawQuote(db: Database, projectId: string, now: Date): Promise<void> {
  await withdrawing(db, projectId, now).execute()
}

/**
 * Withdraws a quote that was confirmed for another recap (docs/decisions/changes-after-confirmation.md); quotes of
 * proposals stay. Returns the withdrawn quote, undefined if none was in force.
 */
export function withdrawQuoteOfRecap(db: Database, projectId: string, now: Date) {
  return withdrawing(db, projectId, now)
    .where('proposalId', 'is', null)
    .returning(['id', 'totalCents'])
    .executeTakeFirst()
}

/** Returns when the last confirmation of a project's quote was withdrawn; null while one is in force. */
export async function lastWithdrawalOf(db: Database, projectId: string): Promise<Date | null> {
  const newest = await db
    .selectFrom('quotes')
    .select('withdrawnAt')
    .where('projectId', '=', projectId)
    .orderBy('withdrawnAt', order => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  return newest?.withdrawnAt ?? null
}

const isPaid = sql<boolean>`exists (
  select from payments
  where quote_id = quotes.id and instalment = 'deposit' and status in ('paid', 'refunded'))`

/** Lists the facts that determine the delivery days of some projects. */
export async function listDeliveryFacts(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('projects')
    .select(['projects.id', 'deadline', 'deadlineByTeam', 'wishedDay'])
    .leftJoin('quotes', join =>
      join.onRef('quotes.projectId', '=', 'projects.id').on('quotes.withdrawnAt', 'is', null),
    )
    .select(['quotes.deliveryBy', 'quotes.validUntil'])
    .select([isPaid.as('isPaid'), hasBrief.as('hasBrief')])
    .select(sql<boolean>`projects.status = 'completed'`.as('isCompleted'))
    .where('projects.id', 'in', projectIds)
    .execute()
}

/** Fixes the delivery day of a quote, `YYYY-MM-DD`. */
export async function setDeliveryDay(db: Database, quoteId: string, deliveryBy: string): Promise<void> {
  await db.updateTable('quotes').set({ deliveryBy }).where('id', '=', quoteId).execute()
}

export function insertQuote(db: Database, quote: NewRow<'quotes'>) {
  return db.insertInto('quotes').values(quote).returning(columns).executeTakeFirstOrThrow()
}
