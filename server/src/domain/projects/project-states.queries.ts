import { sql } from 'kysely'

// For the WHERE of a statement that has `projects` in it. In words, not as parameters: a kept plan then finds the indexes
// that hold nothing else.

/** Not in the archive. Archived projects are listed and counted nowhere else (docs/decisions/hub-list.md). */
export const isListed = sql<boolean>`projects.archived_at is null`

export const isArchived = sql<boolean>`projects.archived_at is not null`

export const isOpen = sql<boolean>`projects.status <> 'completed'`

/** Completed or unpaid: such a project can be archived. */
export const isArchivable = sql<boolean>`(projects.status = 'completed' or not exists (
  select from payments where project_id = projects.id and status in ('processing', 'paid')))`

/** Open, with a deadline before a day of Rome. */
export const isLateOn = (today: string) => sql<boolean>`(${isOpen} and projects.deadline < ${today}::date)`

/** Open, without any member. */
export const isUnassigned = sql<boolean>`(${isOpen} and not exists (
  select from project_team_assignments where project_id = projects.id))`
