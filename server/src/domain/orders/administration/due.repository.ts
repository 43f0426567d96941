import { sql } from 'kysely'
import { TRANSFER_DAYS } from 'shared/payment/bank-transfer'
import type { Instalment, PlannedInstalment } from 'shared/payment/payment-types'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import { hasRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { paymentProjects, startOf } from './month-export.repository.ts'
import { bookedOf } from './receipts.queries.ts'

/** Selects the payments of an instalment that have not failed: at most one per quote. */
export const currentPayments = (db: Database, instalment: PlannedInstalment) =>
  db.selectFrom('payments').selectAll().where('instalment', '=', instalment).where('status', '<>', 'failed')

/**
 * Selects amounts due from clients: due balances, and announced transfers of deposits and extras, due after
 * `TRANSFER_DAYS`. A refunded order owes nothing. The id is that of the payment with the due date: for a balance its
 * deposit.
 */
export const dueSums = (db: Database) =>
  db
    .selectFrom('payments as p')
    .leftJoin(currentPayments(db, 'balance').as('balance'), 'balance.quoteId', 'p.quoteId')
    .select(['p.id', 'p.projectId', 'p.balanceCents', 'p.remindedOn', 'p.overdueToldAt'])
    .select(
      sql<Instalment>`case when p.status = 'paid' then 'balance' else p.instalment end`.as('instalment'),
    )
    .select(
      sql<number>`case when p.status = 'paid' then p.balance_cents else p.total_cents end`.as('totalCents'),
    )
    .select(
      sql<Date>`case when p.status = 'paid' then p.balance_due_at
        else p.created_at + ${sql.lit(TRANSFER_DAYS)} * interval '24 hours' end`.as('createdAt'),
    )
    .select(bookedOf(sql`case when p.status = 'paid' then balance.id else p.id end`).as('bookedCents'))
    .where('p.projectId', 'is not', null)
    .where(
      // Literals instead of parameters, so that prepared plans can use partial indexes.
      sql<boolean>`(
        p.instalment = 'deposit' and p.status = 'paid' and p.balance_open_at is not null and p.balance_cents > 0
          and (balance.id is null or balance.status = 'processing')
        or p.instalment in ('deposit', 'extra') and p.status = 'processing' and p.provider = 'bank-transfer'
          and not exists (select from payments as deposit where deposit.quote_id = p.quote_id
            and deposit.instalment = 'deposit' and deposit.status = 'refunded'))`,
    )

/** Lists amounts due, latest due date first; overdue are those due before today. */
export function listDueSums(
  db: Database,
  { overdueOn, ...page }: PageRequest & { overdueOn?: string | undefined },
) {
  let query = db
    .selectFrom(dueSums(db).as('due'))
    .innerJoin(paymentProjects(db).as('project'), 'project.id', 'due.projectId')
    .select(['due.id', 'due.createdAt', 'due.instalment', 'due.totalCents'])
    .select(['due.balanceCents', 'due.bookedCents', 'due.remindedOn'])
    .select(['project.id as projectId', 'project.title', 'project.client'])
  if (overdueOn) query = query.where('due.createdAt', '<', startOf(overdueOn))
  return fetchPage(query, page, { table: 'due' })
}

export function findDueSum(db: Database, id: string) {
  return db.selectFrom(dueSums(db).as('due')).selectAll().where('due.id', '=', id).executeTakeFirst()
}

/** Lists amounts due before a time without an automatic reminder, and without a manual one today. */
export function listUntold(
  db: Database,
  { dueBefore, today, limit }: { dueBefore: Date; today: string; limit: number },
) {
  return db
    .selectFrom(dueSums(db).as('due'))
    .select('due.id')
    .where('due.overdueToldAt', 'is', null)
    .where('due.createdAt', '<', dueBefore)
    .where(({ eb, or }) => or([eb('due.remindedOn', 'is', null), eb('due.remindedOn', '<', today)]))
    .orderBy('due.id')
    .limit(limit)
    .execute()
}

/** Records a reminder of today. Returns false if there was one already. */
export const markReminded = (db: Database, id: string, { today, toldAt }: { today: string; toldAt?: Date }) =>
  hasRow(
    db
      .updateTable('payments')
      .set({ remindedOn: today, ...(toldAt && { overdueToldAt: toldAt }) })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('remindedOn', 'is', null), eb('remindedOn', '<', today)]))
      .$if(toldAt !== undefined, query => query.where('overdueToldAt', 'is', null))
      .returning('id'),
  )
