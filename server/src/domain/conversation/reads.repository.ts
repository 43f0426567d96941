import { countRows, type RowChange } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

export function listReads(db: Database, projectId: string) {
  return db
    .selectFrom('messageReads')
    .select(['userId', 'readAt'])
    .where('projectId', '=', projectId)
    .where('readAt', 'is not', null)
    .execute()
}

/** Locks the read mark of a user in a project; inserts it if it is missing. */
export async function lockRead(db: Database, projectId: string, userId: string) {
  await db
    .insertInto('messageReads')
    .values({ projectId, userId })
    .onConflict(conflict => conflict.columns(['projectId', 'userId']).doNothing())
    .execute()
  return db
    .selectFrom('messageReads')
    .select(['readAt', 'mailDueAt'])
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateRead(
  db: Database,
  { projectId, userId }: { projectId: string; userId: string },
  change: RowChange<'messageReads'>,
): Promise<void> {
  await db
    .updateTable('messageReads')
    .set(change)
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .execute()
}

/** Records when one side first read messages of the other side. */
export async function noteOtherRead(
  db: Database,
  { projectId, byTeam, upTo, now }: { projectId: string; byTeam: boolean; upTo: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('projectMessages')
    .set({ otherReadAt: now })
    .where('projectId', '=', projectId)
    .where('fromTeam', '=', !byTeam)
    .where('otherReadAt', 'is', null)
    .where('createdAt', '<=', upTo)
    .execute()
}

/** Counts the other side's messages after a time, or all; stops at a limit. */
export async function countUnread(
  db: Database,
  { projectId, fromTeam, after }: { projectId: string; fromTeam: boolean; after: Date | null },
  limit: number,
): Promise<number> {
  return countRows(
    db.selectFrom(
      db
        .selectFrom('projectMessages')
        .select('id')
        .where('projectId', '=', projectId)
        .where('fromTeam', '=', fromTeam)
        .where('withdrawnAt', 'is', null)
        .$if(after !== null, query => query.where('createdAt', '>', after))
        .limit(limit)
        .as('unread'),
    ),
  )
}

/** Lists the newest unread messages for a mail, oldest first. */
export async function listUnread(
  db: Database,
  { projectId, fromTeam, after }: { projectId: string; fromTeam: boolean; after: Date | null },
  limit: number,
) {
  const newest = await db
    .selectFrom('projectMessages')
    .innerJoin('users', 'users.id', 'projectMessages.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('teamMembers', 'teamMembers.email', 'users.email')
    .select(['projectMessages.id', 'projectMessages.text'])
    .select(({ fn }) => fn.coalesce('teamMembers.fullName', 'profiles.fullName').as('authorName'))
    .where('projectMessages.projectId', '=', projectId)
    .where('projectMessages.fromTeam', '=', fromTeam)
    .where('projectMessages.kind', '=', 'message')
    .where('projectMessages.withdrawnAt', 'is', null)
    .$if(after !== null, query => query.where('projectMessages.createdAt', '>', after))
    .orderBy('projectMessages.createdAt', 'desc')
    .limit(limit)
    .execute()
  return newest.reverse()
}
