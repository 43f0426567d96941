import { type ExpressionBuilder, sql } from 'kysely'
import type { DueReason } from 'shared/payment/payment-types'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Database } from '../../../platform/db/store.ts'

/** SQL condition: a paid deposit whose balance is neither paid nor due. */
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
          // An announced transfer does not count, since it may never arrive.
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

/**
 * Makes the balance of a project due, once. Returns its deposit, which stores the due date and, from now on, the
 * reminders of the balance instead of its own.
 */
export function markBalanceDue(
  db: Database,
  projectId: string,
  { because, now }: { because: DueReason; now: Date },
) {
  return db
    .updateTable('payments')
    .set({ balanceDueAt: now, balanceDueBecause: because, updatedAt: now })
    .set({ remindedOn: null, overdueToldAt: null })
    .where('projectId', '=', projectId)
    .where(isNotDueYet)
    .returning(['id', 'balanceCents'])
    .executeTakeFirst()
}

/**
 * Selects two facts about the required assets of a payment's project: all are approved; all are approved or unanswered
 * since before a time. A project without asset rows has one asset, its video.
 */
const outcomes = (sentBefore: Date) => sql<{ isApproved: boolean; isOver: boolean }>`(
  select
    bool_and(coalesce(newest.approved_at is not null, false)) as is_approved,
    bool_and(coalesce(newest.approved_at is not null
      or (newest.changes_requested_at is null and newest.created_at <= ${sentBefore}), false)) as is_over
  from (
    select id from assets where project_id = payments.project_id and is_required
    union all
    select null where not exists (select from assets where project_id = payments.project_id)
  ) as needed
  left join lateral (
    select approved_at, changes_requested_at, created_at from deliverables
    where project_id = payments.project_id and asset_id is not distinct from needed.id and is_sent
    order by created_at desc limit 1
  ) as newest on true)`

/**
 * Lists projects whose balance can become due: each required asset is approved, or was sent before a time and not
 * answered. With `projectId` only that project.
 */
export async function listAnsweredOrLate(
  db: Database,
  { sentBefore, limit, projectId }: { sentBefore: Date; limit: number; projectId?: string },
) {
  let query = db
    .selectFrom('payments')
    .innerJoinLateral(outcomes(sentBefore).as('outcome'), join => join.onTrue())
    .select(['payments.projectId', 'outcome.isApproved'])
    .where(isNotDueYet)
    .where('outcome.isOver', '=', true)
    .where('payments.projectId', 'is not', null)
    .orderBy(sql`payments.id`)
    .limit(limit)
  if (projectId) query = query.where('payments.projectId', '=', projectId)
  const rows = await query.execute()
  return rows.flatMap(({ projectId: id, isApproved }) =>
    id ? [{ projectId: id, because: isApproved ? ('approved' as const) : ('unanswered' as const) }] : [],
  )
}
