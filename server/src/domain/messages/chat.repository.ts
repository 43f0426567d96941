import { sql } from 'kysely'
import { fetchPage, type PageRequest } from '../../platform/db/page.ts'
import { countRows, hasRow, insertRow, type NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

const columns = [
  'teamMessages.id',
  'teamMessages.teamMemberId as memberId',
  'teamMessages.userName',
  'teamMessages.userRole',
  'teamMessages.userInitials',
  'teamMessages.message',
  'teamMessages.createdAt',
] as const

const messages = (db: Pick<Database, 'selectFrom'>) =>
  db
    .selectFrom('teamMessages')
    .leftJoin('teamMembers', 'teamMembers.id', 'teamMessages.teamMemberId')
    .select(columns)
    .select('teamMembers.avatarUrl')
    .select(eb => eb('teamMembers.suspendedAt', 'is not', null).$castTo<boolean>().as('isSuspended'))

/** Lists the messages, newest first. */
export function listMessages(db: Database, page: PageRequest) {
  const query = messages(db)
  return fetchPage(query, page, { table: 'teamMessages' })
}

export type ChatMessage = Awaited<ReturnType<typeof listMessages>>['items'][number]

/** Serialises writers with an advisory lock that is held until the transaction ends. */
export async function lockChat(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team-chat', 0))`.execute(db)
}

export function findByRequestId(db: Database, requestId: string) {
  return messages(db).where('teamMessages.requestId', '=', requestId).executeTakeFirst()
}

export async function findNewestMoment(db: Database): Promise<Date | undefined> {
  const newest = await db
    .selectFrom('teamMessages')
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.createdAt
}

export const insertMessage = (db: Database, message: NewRow<'teamMessages'>): Promise<string> =>
  insertRow(db, 'teamMessages', message)

/** Moves a member's read mark forward, never back. Returns true if it moved. */
export const moveReadMark = (db: Database, teamMemberId: string, readAt: Date): Promise<boolean> =>
  hasRow(
    db
      .insertInto('teamChatReads')
      .values({ teamMemberId, readAt })
      .onConflict(conflict =>
        conflict.column('teamMemberId').doUpdateSet({ readAt }).where('teamChatReads.readAt', '<', readAt),
      )
      .returning('teamMemberId'),
  )

/** Counts messages of others since the member's read mark, or since they joined; up to a limit. */
export async function countUnread(
  db: Database,
  { id, createdAt }: { id: string; createdAt: Date },
  limit: number,
): Promise<number> {
  const mark = await db
    .selectFrom('teamChatReads')
    .select('readAt')
    .where('teamMemberId', '=', id)
    .executeTakeFirst()
  return countRows(
    db.selectFrom(
      db
        .selectFrom('teamMessages')
        .select('id')
        .where('createdAt', '>', mark?.readAt ?? createdAt)
        .where('teamMemberId', 'is distinct from', id)
        .limit(limit)
        .as('unread'),
    ),
  )
}
