import { sql } from 'kysely'
import {
  type Difference,
  type DifferenceKind,
  type DifferenceState,
  differenceKeyOf,
} from 'shared/reconciliation/difference'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import type { Database } from '../../../platform/db/store.ts'
import { projectsWithClient } from '../administration/around.repository.ts'

/**
 * Writes a difference down; one that was thought settled is open again, and one that a manager closed stays so.
 * @returns whether it was not open before.
 */
export async function keepDifference(
  db: Database,
  { at: happenedAt, ...difference }: Difference,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('paymentDifferences')
    .values({
      ...difference,
      key: differenceKeyOf({ ...difference, at: happenedAt }),
      happenedAt,
      createdAt: now,
    })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({ state: 'open', endedAt: null, createdAt: now })
        .where('paymentDifferences.state', '=', 'settled'),
    )
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export function listOpenDifferences(db: Database) {
  return db
    .selectFrom('paymentDifferences')
    .select(['id', 'key', 'providerPayment', 'paymentId'])
    .where('state', '=', 'open')
    .execute()
}

export async function settleDifference(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set({ state: 'settled', endedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Holds one difference, with the project that it is about. */
export function lockDifference(db: Database, id: string) {
  return db
    .selectFrom('paymentDifferences as difference')
    .leftJoin('payments', 'payments.id', 'difference.paymentId')
    .select(['difference.state', 'difference.kind', 'difference.reason', 'payments.projectId'])
    .where('difference.id', '=', id)
    .forUpdate('difference')
    .executeTakeFirst()
}

export async function closeWithReason(
  db: Database,
  id: string,
  { reason, endedBy, now }: { reason: string; endedBy: string | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set({ state: 'closed', reason, endedBy: endedBy ?? null, endedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Differences of one state, found last first. */
export function listDifferenceRows(db: Database, { show, ...page }: PageRequest & { show: DifferenceState }) {
  const query = db
    .selectFrom('paymentDifferences as difference')
    .leftJoin('payments', 'payments.id', 'difference.paymentId')
    .leftJoin(projectsWithClient(db).as('project'), 'project.id', 'payments.projectId')
    .leftJoin('profiles as author', 'author.id', 'difference.endedBy')
    .select(({ ref }) => [
      ref('difference.kind').$castTo<DifferenceKind>().as('kind'),
      ref('difference.state').$castTo<DifferenceState>().as('state'),
    ])
    .select(['difference.id', 'difference.createdAt', 'difference.providerPayment'])
    .select(['difference.providerCents', 'difference.ownCents', 'difference.happenedAt'])
    .select(['difference.reason', 'difference.endedAt', 'author.fullName as endedBy'])
    .select(['project.id as projectId', 'project.title', 'project.client'])
    .where('difference.state', '=', show)
  return fetchPage(query, page, { table: 'difference' })
}

export async function countOpenDifferences(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('paymentDifferences')
    .select(sql<number>`count(*)::integer`.as('open'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return open
}
