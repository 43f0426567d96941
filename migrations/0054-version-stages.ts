import { type Kysely, sql } from 'kysely'

/**
 * Adds the stages of versions: saved, sent, recalled, file replaced (docs/decisions/version-stages.md). Not marked as
 * compatible: the former release shows clients every version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables
      add column is_sent boolean not null default true,
      add column sent_at timestamptz(3),
      add column sent_by uuid references team_members on delete set null,
      add column status_before text,
      add column answers jsonb,
      add column recalled_at timestamptz(3),
      add column file_number integer not null default 1 check (file_number > 0),
      add column file_replaced_at timestamptz(3),
      add constraint deliverables_undecided_check
        check (is_sent or (approved_at is null and changes_requested_at is null)) not valid`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables
      drop constraint deliverables_undecided_check,
      drop column is_sent, drop column sent_at, drop column sent_by, drop column status_before, drop column answers,
      drop column recalled_at, drop column file_number, drop column file_replaced_at`.execute(db)
}
