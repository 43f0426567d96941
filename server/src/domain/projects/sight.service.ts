import { type RawBuilder, sql } from 'kysely'

/** Who looks: a person, and the member that this person is, if any. */
export interface Onlooker {
  userId: string
  member?: { id: string; isManager: boolean } | undefined
}

/**
 * For the WHERE of a statement that has the table `projects` in it: the person's own projects; for a manager all,
 * for another member also those that are assigned to them.
 */
export function seenBy({ userId, member }: Onlooker): RawBuilder<boolean> {
  if (member?.isManager) return sql<boolean>`true`
  const own = sql<boolean>`projects.user_id = ${userId}`
  if (!member) return own
  return sql<boolean>`(${own} or exists (
    select 1 from project_team_assignments as seen
    where seen.project_id = projects.id and seen.team_member_id = ${member.id}))`
}
