import { countRows, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Returns the start of the second factor, the number of recovery codes left, and whether there is a password. */
export function findStatus(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['secondFactors.confirmedAt as since', 'users.passwordHash'])
    .select(eb =>
      eb
        .selectFrom('recoveryCodes')
        .whereRef('recoveryCodes.userId', '=', 'users.id')
        .where('usedAt', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('left'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a secret until it is confirmed. Returns false if a confirmed one exists. */
export async function keepUnconfirmed(
  db: Database,
  factor: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const kept = await db
    .insertInto('secondFactors')
    .values(factor)
    .onConflict(conflict =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret: factor.sealedSecret, createdAt: factor.createdAt })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Locks a user's second factor until the transaction ends, so that one code cannot be used by two concurrent attempts.
 */
export function holdSecondFactor(db: Database, userId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['sealedSecret', 'confirmedAt', 'lastUsedStep'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeSecondFactor(
  db: Database,
  userId: string,
  change: RowChange<'secondFactors'>,
): Promise<void> {
  await db.updateTable('secondFactors').set(change).where('userId', '=', userId).execute()
}

/** Deletes the second factor with its recovery codes. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  codeHashes: string[],
  createdAt: Date,
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map(codeHash => ({ userId, codeHash, createdAt })))
    .execute()
}

/** Consumes a recovery code once: of concurrent attempts, only one returns true. */
export async function spendRecoveryCode(
  db: Database,
  userId: string,
  codeHashes: readonly string[],
  usedAt: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable('recoveryCodes')
    .set({ usedAt })
    .where('userId', '=', userId)
    .where('codeHash', 'in', codeHashes)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return spent !== undefined
}

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  countRows(db.selectFrom('recoveryCodes').where('userId', '=', userId).where('usedAt', 'is', null))
