import { type Kysely, type RawBuilder, sql } from 'kysely'

/** New columns with defaults: the release before neither reads nor writes them. */
export const compatible = true

/**
 * Separates the day that a client wishes from the one that the team sets. `deadline` stays the day that urgency is
 * counted from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table projects
      add column wished_day date,
      add column deadline_by_team boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projects drop column wished_day, drop column deadline_by_team`.execute(db)
}

/** A deadline that a manager has set stands in the audit log; any other is the client's wish. */
export const steps = [
  {
    name: 'fill',
    table: 'projects',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
        update projects set deadline_by_team = true
        where ${within} and deadline is not null and not deadline_by_team and exists (
          select from audit_log where audit_log.project_id = projects.id and audit_log.action = 'project.deadline'
        )`.execute(trx),
  },
]
