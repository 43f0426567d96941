import { type Kysely, type RawBuilder, sql } from 'kysely'

/** New columns with defaults: the former release neither reads nor writes them. */
export const compatible = true

/**
 * Separates the delivery date that the client requested from the one that the team set. `deadline` stays the date that
 * urgency is computed from.
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

/** Step that marks deadlines set by the team, which are in the audit log. Any other is the client's. */
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
