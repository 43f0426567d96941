import { hasRow, insertRow, type NewRow, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { lockUser } from './accounts.repository.ts'

export type EmailChangeOutcome = 'changed' | 'cancelled' | 'replaced' | 'taken'

const columns = ['id', 'userId', 'newEmail', 'confirmedAt', 'approvedAt', 'expiresAt'] as const

export function findOpenChange(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('emailChanges')
    .select(columns)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/**
 * Locks a change and its user, so that two links opened at once are processed in turn. The user is locked first, as
 * everywhere.
 */
export async function lockEmailChange(db: Database, id: string) {
  const found = await db.selectFrom('emailChanges').select('userId').where('id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const user = await lockUser(db, found.userId)
  const change = await db
    .selectFrom('emailChanges')
    .select([...columns, 'endedAt', 'outcome'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user && change && { ...change, email: user.email }
}

export const insertChange = (db: Database, change: NewRow<'emailChanges'>): Promise<string> =>
  insertRow(db, 'emailChanges', change)

export async function updateChange(
  db: Database,
  id: string,
  change: Pick<RowChange<'emailChanges'>, 'confirmedAt' | 'approvedAt' | 'expiresAt'>,
): Promise<void> {
  await db.updateTable('emailChanges').set(change).where('id', '=', id).execute()
}

/** Ends the open change of a user. Returns true if there was one. */
export const endOpenChange = (
  db: Database,
  userId: string,
  { now, outcome }: { now: Date; outcome: EmailChangeOutcome },
): Promise<boolean> =>
  hasRow(
    db
      .updateTable('emailChanges')
      .set({ endedAt: now, outcome })
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .returning('id'),
  )

export function findChangeLink(db: Database, tokenHash: string) {
  return db
    .selectFrom('emailTokens')
    .select(['purpose', 'changeId'])
    .where('tokenHash', '=', tokenHash)
    .where('changeId', 'is not', null)
    .executeTakeFirst()
}

/** Sets the address of a user, unless another user has it. Returns true if it was free. */
export const setEmail = (db: Database, { id, email, now }: { id: string; email: string; now: Date }) =>
  hasRow(
    db
      .updateTable('users')
      .set({ email, updatedAt: now })
      .where('id', '=', id)
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
      )
      .returning('id'),
  )
