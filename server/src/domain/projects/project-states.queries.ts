import { type RawBuilder, sql } from 'kysely'

// SQL conditions for statements with `projects`. Literals instead of parameters, so that prepared plans can use partial
// indexes.

/** Not archived. Archived projects are listed and counted only in the archive (docs/decisions/hub-list.md). */
export const isListed = sql<boolean>`projects.archived_at is null`

export const isArchived = sql<boolean>`projects.archived_at is not null`

export const isOpen = sql<boolean>`projects.status <> 'completed'`

/** With a completed recap; `is_completed` as the index has it, otherwise the whole table is read. */
export const hasBrief = sql<boolean>`exists (
  select from briefing_progress
  where project_id = projects.id and is_completed and briefing_summary is not null)`

/** With a version that was sent to the client. */
export const hasVersion = sql<boolean>`exists (
  select from deliverables where project_id = projects.id and is_sent)`

/** Completed or unpaid, so that it can be archived. */
export const isArchivable = sql<boolean>`(projects.status = 'completed' or not exists (
  select from payments where project_id = projects.id and status in ('processing', 'paid')))`

/** Open, with a deadline before a day in Rome. */
export const isLateOn = (today: string) => sql<boolean>`(${isOpen} and projects.deadline < ${today}::date)`

/** Open, without assigned members. */
export const isUnassigned = sql<boolean>`(${isOpen} and not exists (
  select from project_team_assignments where project_id = projects.id))`

/**
 * SQL condition: listed and open, with further conditions on such a project. They are few, so they are selected first;
 * PostgreSQL expects far more of them, and would read large parts of the other tables.
 */
export const isAmongOpen = (conditions: RawBuilder<boolean>[] = []) => sql<boolean>`projects.id = any(array(
  select id from projects where ${sql.join([isListed, isOpen, ...conditions], sql` and `)}))`
