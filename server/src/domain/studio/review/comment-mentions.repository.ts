import { sql } from 'kysely'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Whom some comments name, as the words have it and as they are called now; who is erased keeps the former. */
export function listMentions(db: Database, commentIds: string[]) {
  if (commentIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('commentMentions')
    .leftJoin('users', 'users.id', 'commentMentions.userId')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('teamMembers', 'teamMembers.email', 'users.email')
    .select(['commentMentions.commentId', 'commentMentions.userId', 'commentMentions.name'])
    .select(
      sql<string>`coalesce(team_members.full_name, profiles.full_name, comment_mentions.name)`.as('present'),
    )
    .where('commentMentions.commentId', 'in', commentIds)
    .execute()
}

/** Writes down whom a comment names, and how it calls them; who was told once stays told. */
export async function upsertMentions(db: Database, mentions: NewRow<'commentMentions'>[]): Promise<void> {
  if (mentions.length === 0) return
  await db
    .insertInto('commentMentions')
    .values(mentions)
    .onConflict(conflict =>
      conflict.columns(['commentId', 'userId']).doUpdateSet(eb => ({ name: eb.ref('excluded.name') })),
    )
    .execute()
}

/** The same words name the same people where they go on. */
export async function copyMentions(db: Database, from: string, to: string): Promise<void> {
  await db
    .insertInto('commentMentions')
    .columns(['commentId', 'userId', 'name', 'toldAt'])
    .expression(eb =>
      eb
        .selectFrom('commentMentions')
        .select([sql<string>`${to}::uuid`.as('commentId'), 'userId', 'name', 'toldAt'])
        .where('commentId', '=', from),
    )
    .execute()
}
