import { countRows, hasRow, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Returns the start of the second factor, and the hash of the password; each is null if there is none. */
export function findStatus(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['secondFactors.confirmedAt as since', 'users.passwordHash'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export const hasSecondFactor = (db: Database, userId: string): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('secondFactors')
      .select('userId')
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null),
  )

/** Stores a secret until it is confirmed. Returns false if a confirmed one exists. */
export const keepUnconfirmed = (
  db: Database,
  factor: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> =>
  hasRow(
    db
      .insertInto('secondFactors')
      .values(factor)
      .onConflict(conflict =>
        conflict
          .column('userId')
          .doUpdateSet({ sealedSecret: factor.sealedSecret, createdAt: factor.createdAt })
          .where('secondFactors.confirmedAt', 'is', null),
      )
      .returning('userId'),
  )

/**
 * Locks a user's second factor until the transaction ends, so that one code cannot be used by two concurrent attempts.
 */
export function lockSecondFactor(db: Database, userId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['sealedSecret', 'confirmedAt', 'lastUsedStep'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeSecondFactor(db: Database, userId: string, change: RowChange<'secondFactors'>) {
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
export const spendRecoveryCode = (
  db: Database,
  userId: string,
  codeHashes: readonly string[],
  usedAt: Date,
): Promise<boolean> =>
  hasRow(
    db
      .updateTable('recoveryCodes')
      .set({ usedAt })
      .where('userId', '=', userId)
      .where('codeHash', 'in', codeHashes)
      .where('usedAt', 'is', null)
      .returning('userId'),
  )

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  countRows(db.selectFrom('recoveryCodes').where('userId', '=', userId).where('usedAt', 'is', null))
