import { type ExpressionBuilder, sql } from 'kysely'
import type { DueReason } from 'shared/payment/instalment'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Whether the row is a deposit that was paid, whose balance nobody has paid or been told to pay. */
const isNotDueYet = ({ and, eb, exists, not, selectFrom }: ExpressionBuilder<DB, 'payments'>) =>
  and([
    eb('payments.instalment', '=', 'deposit'),
    eb('payments.status', '=', 'paid'),
    eb('payments.balanceCents', '>', 0),
    eb('payments.balanceDueAt', 'is', null),
    not(
      exists(
        selectFrom('payments as balance')
          .select('balance.id')
          .whereRef('balance.quoteId', '=', 'payments.quoteId')
          .where('balance.instalment', '=', 'balance')
          .where('balance.status', '<>', 'failed')
          // A transfer that was announced may never come.
          .where(row =>
            row.not(
              row.and([
                row('balance.provider', '=', 'bank-transfer'),
                row('balance.status', '=', 'processing'),
              ]),
            ),
          ),
      ),
    ),
  ])

/** Makes the balance of a project due, once. @returns the deposit that says so. */
export function markBalanceDue(
  db: Database,
  projectId: string,
  { because, now }: { because: DueReason; now: Date },
) {
  return db
    .updateTable('payments')
    .set({ balanceDueAt: now, balanceDueBecause: because, updatedAt: now })
    .where('projectId', '=', projectId)
    .where(isNotDueYet)
    .returning(['id', 'balanceCents'])
    .executeTakeFirst()
}

/**
 * Projects whose balance waits for no answer any more: their newest version is approved, or was sent before a moment
 * and never answered.
 */
export async function listAnsweredOrLate(db: Database, sentBefore: Date, limit: number) {
  const rows = await db
    .selectFrom('payments')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('deliverables')
          .select(['approvedAt', 'changesRequestedAt', 'createdAt as sentAt'])
          .whereRef('deliverables.projectId', '=', 'payments.projectId')
          .orderBy('createdAt', 'desc')
          .limit(1)
          .as('newest'),
      join => join.onTrue(),
    )
    .select(['payments.projectId', 'newest.approvedAt'])
    .where(isNotDueYet)
    .where(({ and, eb, or }) =>
      or([
        eb('newest.approvedAt', 'is not', null),
        and([eb('newest.changesRequestedAt', 'is', null), eb('newest.sentAt', '<=', sentBefore)]),
      ]),
    )
    .where('payments.projectId', 'is not', null)
    .orderBy(sql`payments.id`)
    .limit(limit)
    .execute()
  return rows.flatMap(({ projectId, approvedAt }) =>
    projectId ? [{ projectId, because: approvedAt ? ('approved' as const) : ('unanswered' as const) }] : [],
  )
}
