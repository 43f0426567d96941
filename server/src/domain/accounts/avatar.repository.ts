import { sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Onlooker } from '../projects/sight.service.ts'

export interface Avatar {
  avatarId: string
  avatarPath: string
}

/** Puts a picture in the place of the one before. @returns where that one lay, if there was one. */
export async function replaceAvatar(
  { db }: Pick<Work, 'db'>,
  userId: string,
  avatar: Avatar | undefined,
  now: Date,
): Promise<string | null> {
  const before = await db
    .selectFrom('profiles')
    .select('avatarPath')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('profiles')
    .set({ avatarId: avatar?.avatarId ?? null, avatarPath: avatar?.avatarPath ?? null, updatedAt: now })
    .where('id', '=', userId)
    .execute()
  return before.avatarPath
}

/**
 * The picture of oneself, of colleagues, of the clients whose projects one works on, and of the members who work on
 * one's own projects; managers see all.
 */
export function findSeenAvatar(db: Database, { userId, member }: Onlooker, id: string) {
  const colleague = sql<boolean>`exists (
    select 1 from team_members join users on users.email = team_members.email where users.id = profiles.id)`
  const client = sql<boolean>`exists (
    select 1 from projects join project_team_assignments as seen on seen.project_id = projects.id
    where projects.user_id = profiles.id and seen.team_member_id = ${member?.id ?? null}::uuid)`
  const maker = sql<boolean>`exists (
    select 1 from projects
    join project_team_assignments as seen on seen.project_id = projects.id
    join team_members on team_members.id = seen.team_member_id
    join users on users.email = team_members.email
    where users.id = profiles.id and projects.user_id = ${userId})`
  return db
    .selectFrom('profiles')
    .select('avatarPath')
    .where('avatarId', '=', id)
    .$if(!member?.isManager, query =>
      query.where(({ eb, or }) => or([eb('id', '=', userId), maker, ...(member ? [colleague, client] : [])])),
    )
    .executeTakeFirst()
}

export async function listAvatarPaths(db: Database, paths: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select(sql<string>`avatar_path`.as('avatarPath'))
    .where('avatarPath', 'in', paths)
    .execute()
  return rows.map(row => row.avatarPath)
}
