import { SECOND_FACTOR_TRIES } from 'shared/accounts/second-factor'
import type { Database } from '../../../platform/db/store.ts'

export async function insertPendingSignIn(
  db: Database,
  pending: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('pendingSignIns').values(pending).execute()
}

/** Finds the user of a pending sign-in; undefined if it has expired or had too many attempts. */
export async function findPendingUser(db: Database, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('pendingSignIns')
    .innerJoin('users', 'users.id', 'pendingSignIns.userId')
    .select('users.id')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('tries', '<', SECOND_FACTOR_TRIES)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Counts an attempt before the code is checked, so that concurrent attempts cannot exceed the limit. */
export function countAttempt(db: Database, tokenHash: string, now: Date) {
  return db
    .updateTable('pendingSignIns')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('tries', '<', SECOND_FACTOR_TRIES)
    .returning(['userId', 'tries'])
    .executeTakeFirst()
}

export async function deletePendingSignIn(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('pendingSignIns').where('tokenHash', '=', tokenHash).execute()
}
