import { SECOND_FACTOR_TRIES } from 'shared/accounts/second-factor'
import type { Database } from '../../../platform/db/store.ts'

export async function insertPendingSignIn(
  db: Database,
  pending: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('pendingSignIns').values(pending).execute()
}

/** Finds the user who gave the password and owes the code; undefined after too much time or too many tries. */
export async function findPendingUser(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
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

/** Counts a try before the code is looked at, so that no number of tries at once gets past five. */
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
