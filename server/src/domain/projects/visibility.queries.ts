import { type RawBuilder, sql } from 'kysely'
import type { Actor, MemberScope } from '../../platform/actor.ts'
import { hiddenFromPlanner } from '../../platform/db/row.ts'
import { companiesOf } from '../identity/companies/membership.queries.ts'

// The only SQL conditions for who may see a project. For statements with `projects`, or another table by its given
// name.

/** Client's side: rows of the user's companies, in any table with a `company_id`. */
export const isOwn = (userId: string, table = 'projects'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.companyId`)} = any(${companiesOf(userId)})`

/** Team's side: every project for a manager, otherwise the assigned ones. */
export const isOnTeam = ({ member }: MemberScope): RawBuilder<boolean> =>
  member.isManager ? sql<boolean>`true` : isAssignedTo(member.id)

/** Like `isOnTeam`, for a list of projects: the few assigned projects are selected first. */
export const isListedFor = ({ member }: MemberScope, column = 'projects.id'): RawBuilder<boolean> =>
  member.isManager ? sql<boolean>`true` : isAmongAssigned(member.id, column)

/** Either side; a member may have projects as a client, too. */
export const isVisible = (actor: Actor): RawBuilder<boolean> => {
  const { member, userId } = actor
  return member ? sql<boolean>`(${isOwn(userId)} or ${isOnTeam({ member })})` : isOwn(userId)
}

const isAssignedTo = (memberId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select 1 from project_team_assignments as seen
    where seen.project_id = projects.id and seen.team_member_id = ${hiddenFromPlanner(memberId)}::uuid)`

/**
 * Like `isAssignedTo`, for a list of projects. Without the array, PostgreSQL would plan for each member again, or walk
 * all projects.
 */
export const isAmongAssigned = (memberId: string, column = 'projects.id'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(array(
    select project_id from project_team_assignments where team_member_id = ${hiddenFromPlanner(memberId)}::uuid))`
