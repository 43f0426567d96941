import { type Difference, type DifferenceState, differenceKeyOf } from 'shared/reconciliation/compare'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import { countRows, hasRow, insertRow, type NewRow, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { paymentProjects } from '../administration/month-export.repository.ts'

/**
 * Stores a difference, once per key. A settled one is reopened, a closed one stays closed; an open one is lowered to
 * the amount that the provider still holds. One that the comparison found before its event was refused gets the cause.
 * @returns true if it is newly open.
 */
export async function keepDifference(
  db: Database,
  { at: happenedAt, chargedCents, ...difference }: Difference,
  now: Date,
  key = differenceKeyOf({ ...difference, ...(chargedCents !== undefined && { chargedCents }) }),
): Promise<boolean> {
  const { providerCents, cause, dueCents } = difference
  const isNew = await hasRow(
    db
      .insertInto('paymentDifferences')
      .values({ ...difference, key, happenedAt, createdAt: now })
      .onConflict(conflict =>
        conflict
          .column('key')
          .doUpdateSet({ state: 'open', endedAt: null, createdAt: now, providerCents })
          .where('paymentDifferences.state', '=', 'settled'),
      )
      .returning('id'),
  )
  if (!isNew && providerCents !== null) await lowerDifference(db, { key }, providerCents)
  if (!isNew && cause) await addCause(db, key, { cause, dueCents })
  return isNew
}

async function addCause(
  db: Database,
  key: string,
  reported: Pick<RowChange<'paymentDifferences'>, 'cause' | 'dueCents'>,
): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set(reported)
    .where('key', '=', key)
    .where('cause', 'is', null)
    .execute()
}

/**
 * Lists the open differences that a comparison can settle; bank transfers are excluded, since they are not at the
 * provider.
 */
export function listOpenDifferences(db: Database) {
  return db
    .selectFrom('paymentDifferences')
    .select(['id', 'key', 'providerPayment', 'paymentId'])
    .where('state', '=', 'open')
    .where(({ eb, or }) => or([eb('cause', 'is', null), eb('providerPayment', 'is not', null)]))
    .execute()
}

/** Finds money that a settlement refused, by the provider's payment id. */
export function findRefusedCharge(db: Database, providerPayment: string) {
  return db
    .selectFrom('paymentDifferences')
    .select('id')
    .where('providerPayment', '=', providerPayment)
    .where('kind', '=', 'charge-not-booked')
    .where('cause', 'is not', null)
    .executeTakeFirst()
}

type Which = { id: string } | { key: string }

/** Settles an open difference, of money that was refunded or is now booked. */
export async function settleDifference(db: Database, which: Which, now: Date): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set({ state: 'settled', endedAt: now })
    .where(({ and }) => and(which))
    .where('state', '=', 'open')
    .execute()
}

/**
 * Settles open differences of transfers that were reported as more than a payment's rest. Differences of card charges,
 * which the provider reports, stay open.
 */
export async function settleReportedSums(db: Database, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set({ state: 'settled', endedAt: now })
    .where('paymentId', '=', paymentId)
    .where('cause', '=', 'other-sum')
    .where('providerPayment', 'is', null)
    .where('state', '=', 'open')
    .execute()
}

/**
 * Lowers the amount of an open difference, in cents; a late event never raises it. The key contains the amount of the
 * charge, so that the daily reconciliation finds the same row.
 */
export async function lowerDifference(db: Database, which: Which, remainingCents: number): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set({ providerCents: remainingCents })
    .where(({ and }) => and(which))
    .where('state', '=', 'open')
    .where('providerCents', '>', remainingCents)
    .execute()
}

/** Locks a difference. Returns it with its project. */
export function lockDifference(db: Database, id: string) {
  return db
    .selectFrom('paymentDifferences as difference')
    .leftJoin('payments', 'payments.id', 'difference.paymentId')
    .select(['difference.state', 'difference.kind', 'difference.reason', 'payments.projectId'])
    .select(['difference.cause', 'difference.resolution'])
    .where('difference.id', '=', id)
    .forUpdate('difference')
    .executeTakeFirst()
}

type Closing = Required<
  Pick<RowChange<'paymentDifferences'>, 'reason' | 'resolution' | 'endedBy' | 'endedAt'>
>

export async function closeWithReason(db: Database, id: string, closing: Closing): Promise<void> {
  await db
    .updateTable('paymentDifferences')
    .set({ state: 'closed', ...closing })
    .where('id', '=', id)
    .execute()
}

/** Lists differences of one state, newest first. */
export function listDifferenceRows(db: Database, { show, ...page }: PageRequest & { show: DifferenceState }) {
  const query = db
    .selectFrom('paymentDifferences as difference')
    .leftJoin('payments', 'payments.id', 'difference.paymentId')
    .leftJoin(paymentProjects(db).as('project'), 'project.id', 'payments.projectId')
    .leftJoin('profiles as author', 'author.id', 'difference.endedBy')
    .select(['difference.kind', 'difference.state', 'difference.cause', 'difference.resolution'])
    .select(['difference.id', 'difference.createdAt', 'difference.providerPayment'])
    .select(['difference.providerCents', 'difference.ownCents', 'difference.happenedAt'])
    .select(['difference.dueCents', 'payments.transferReference'])
    .select(['difference.reason', 'difference.endedAt', 'author.fullName as endedBy'])
    .select(['project.id as projectId', 'project.title', 'project.client'])
    .where('difference.state', '=', show)
  return fetchPage(query, page, { table: 'difference' })
}

export const countOpenDifferences = (db: Database): Promise<number> =>
  countRows(db.selectFrom('paymentDifferences').where('state', '=', 'open'))

type RunState = 'done' | 'failed'

export const insertRun = (db: Database, run: NewRow<'reconciliations'> & { state: RunState }) =>
  insertRow(db, 'reconciliations', run)

export function findNewestRun(db: Database, state: RunState) {
  return db
    .selectFrom('reconciliations')
    .select(['fromDay', 'untilDay', 'createdAt'])
    .where('state', '=', state)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
