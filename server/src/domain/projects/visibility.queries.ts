import { type RawBuilder, sql } from 'kysely'
import type { Actor, MemberScope } from '../../platform/actor.ts'
import { companiesOf } from '../identity/companies/membership.queries.ts'

// Who may see a project is decided here and nowhere else. Each is for the WHERE of a statement that has `projects` in
// it, or another table under the name that is given.

/** The client's side: what belongs to a company of the person. For every table with a `company_id`. */
export const isOwn = (userId: string, table = 'projects'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.companyId`)} = any(${companiesOf(userId)})`

/** The team's side: every project for a manager, for another member those that are assigned to them. */
export const isOnTeam = ({ member }: MemberScope, table = 'projects'): RawBuilder<boolean> =>
  member.isManager ? sql<boolean>`true` : isAssignedTo(member.id, table)

/** As `isOnTeam`, for a list of projects: a member's few are found first. */
export const isListedFor = ({ member }: MemberScope): RawBuilder<boolean> =>
  member.isManager ? sql<boolean>`true` : isAmongAssigned(member.id)

/** Either side: a member also has projects of their own. */
export const isVisible = (actor: Actor): RawBuilder<boolean> => {
  const { member, userId } = actor
  return member ? sql<boolean>`(${isOwn(userId)} or ${isOnTeam({ member })})` : isOwn(userId)
}

const isAssignedTo = (memberId: string, table = 'projects'): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select 1 from project_team_assignments as seen
    where seen.project_id = ${sql.ref(`${table}.id`)} and seen.team_member_id = ${memberId}::uuid)`

/**
 * As `isAssignedTo`, for a list of projects. PostgreSQL does not know who has how many: it would plan for each member
 * anew, or walk the projects of all.
 */
export const isAmongAssigned = (memberId: string): RawBuilder<boolean> =>
  sql<boolean>`projects.id = any(array(
    select project_id from project_team_assignments where team_member_id = ${memberId}::uuid))`
