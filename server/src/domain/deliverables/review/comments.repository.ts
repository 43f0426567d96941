import { sql } from 'kysely'
import { hasRow, idsOf, insertRow, type NewRow, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

const columns = [
  'id',
  'deliverableId',
  'parentId',
  'userId',
  'guestId',
  'authorName',
  'fromTeam',
  'fromGuest',
  'internal',
  'atMs',
  'untilMs',
  'text',
  'drawing',
  'resolvedAt',
  'declineReason',
  'acceptedAt',
  'carriedFrom',
  'ownerId',
  'editedAt',
  'createdAt',
] as const

const comments = (db: Database, withInternal: boolean) =>
  db
    .selectFrom('deliverableComments')
    .select(columns)
    .$if(!withInternal, query => query.where('internal', '=', false))

/** Lists comments of some versions, by their time in the video; internal ones on request. */
export function listComments(db: Database, deliverableIds: string[], withInternal: boolean) {
  if (deliverableIds.length === 0) return Promise.resolve([])
  return comments(db, withInternal)
    .where('deliverableId', 'in', deliverableIds)
    .orderBy('atMs')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export type Comment = Awaited<ReturnType<typeof listComments>>[number]

export function findComment(db: Database, id: string, withInternal: boolean) {
  return comments(db, withInternal).where('id', '=', id).executeTakeFirst()
}

/** Lists the comments on a version with a request id, of all authors. */
export const listByRequestId = (db: Database, place: { deliverableId: string; requestId: string }) =>
  comments(db, true)
    .where('deliverableId', '=', place.deliverableId)
    .where('requestId', '=', place.requestId)
    .execute()

export const insertComment = (db: Database, comment: NewRow<'deliverableComments'>): Promise<string> =>
  insertRow(db, 'deliverableComments', comment)

/**
 * Counts the comments on a version, replies and internal notes included, and the points of their drawings; with
 * `ofGuests` only those of guests.
 */
export async function countSaid(db: Database, deliverableId: string, { ofGuests }: { ofGuests: boolean }) {
  return db
    .selectFrom('deliverableComments')
    .select(({ fn }) => fn.countAll<number>().as('comments'))
    .select(
      sql<number>`coalesce(sum((
        select sum(jsonb_array_length(shape -> 'points'))
        from jsonb_array_elements(case jsonb_typeof(drawing) when 'array' then drawing else '[]' end) as shape
      )), 0)::integer / 2`.as('drawnPoints'),
    )
    .where('deliverableId', '=', deliverableId)
    .$if(ofGuests, query => query.where('fromGuest', '=', true))
    .executeTakeFirstOrThrow()
}

/** Deletes a comment with its replies. Returns their ids. */
export async function deleteThread(db: Database, id: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('deliverableComments')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('parentId', '=', id)]))
    .returning('id')
    .execute()
  return idsOf(deleted)
}

export async function changeComment(db: Database, id: string, change: RowChange<'deliverableComments'>) {
  await db.updateTable('deliverableComments').set(change).where('id', '=', id).execute()
}

/** Returns true if a comment was carried over to the next version. */
export const isCarriedOn = (db: Database, id: string): Promise<boolean> =>
  hasRow(db.selectFrom('deliverableComments').select('id').where('carriedFrom', '=', id))

/**
 * Moves the copy of a comment that was carried over to a version, with its replies, to another version. Returns true if
 * there is a copy.
 */
export async function moveCopy(db: Database, carriedFrom: string, deliverableId: string): Promise<boolean> {
  const copy = await db
    .updateTable('deliverableComments')
    .set({ deliverableId })
    .where('carriedFrom', '=', carriedFrom)
    .returning('id')
    .executeTakeFirst()
  if (!copy) return false
  await db.updateTable('deliverableComments').set({ deliverableId }).where('parentId', '=', copy.id).execute()
  return true
}

/** Returns true if another user has replied. A reply is as visible as its comment, so this reveals nothing hidden. */
export const hasRepliesOfOthers = (
  db: Database,
  comment: Pick<Comment, 'id'>,
  { author, id }: { author: 'userId' | 'guestId'; id: string },
): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('deliverableComments')
      .select('id')
      .where('parentId', '=', comment.id)
      .where(author, 'is distinct from', id)
      .limit(1),
  )
