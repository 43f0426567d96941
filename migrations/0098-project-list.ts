import { type Kysely, sql } from 'kysely'

/**
 * Adds the archive and the sort orders of the hub's list (docs/decisions/hub-list.md). Not marked as compatible: the
 * former release does not know the turn of an archived project.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projects add column archived_at timestamptz(3)`.execute(db)
}

const isListed = sql`where archived_at is null`
const isOpen = sql`where status <> 'completed' and archived_at is null`

/** Indexes of open projects that also contain archived ones. */
const superseded = {
  projects_deadline: sql`projects (deadline, id) where status <> 'completed'`,
  projects_open_deadline: sql`projects (deadline, id) where status <> 'completed'`,
  projects_open_created: sql`projects (created_at, id) where status <> 'completed'`,
  projects_open: sql`projects (status, deadline) where status <> 'completed'`,
}

const indexes = [
  { name: 'open-deadline', index: 'projects_listed_deadline', on: sql`projects (deadline, id) ${isOpen}` },
  { name: 'open-created', index: 'projects_listed_created', on: sql`projects (created_at, id) ${isOpen}` },
  { name: 'open-status', index: 'projects_listed_status', on: sql`projects (status, deadline) ${isOpen}` },

  {
    name: 'late-first',
    index: 'projects_late_first',
    on: sql`projects ((case when status = 'completed'
      then 2000000 - coalesce(deadline - date '2000-01-01', 0)
      else coalesce(deadline - date '2000-01-01', 1000000) end), id) ${isListed}`,
  },
  {
    name: 'deadline',
    index: 'projects_by_deadline',
    on: sql`projects ((coalesce(deadline - date '2000-01-01', 1000000)), id) ${isListed}`,
  },
  {
    name: 'title',
    index: 'projects_by_title',
    on: sql`projects ((left(search_text(title), 60)), id) ${isListed}`,
  },
  {
    name: 'turn',
    index: 'project_turns_waiting',
    on: sql`project_turns (((extract(epoch from since at time zone 'UTC') * 1000)::bigint
      + case side when 'none' then 100000000000000 else 0 end), project_id)`,
  },
  {
    name: 'archived',
    index: 'projects_archived',
    on: sql`projects (archived_at desc, id desc) where archived_at is not null`,
  },
]

/** Indexes for each sort order, for the archive, and for open projects without archived ones. */
export const steps = [
  ...indexes,
  {
    name: 'superseded',
    run: async (trx: Kysely<unknown>) => {
      for (const index of Object.keys(superseded))
        await sql`drop index if exists ${sql.ref(index)}`.execute(trx)
    },
  },
]

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { index } of indexes) await sql`drop index if exists ${sql.ref(index)}`.execute(db)
  for (const [index, on] of Object.entries(superseded))
    await sql`create index if not exists ${sql.ref(index)} on ${on}`.execute(db)
  await sql`
    update project_turns set because = 'completed', recheck_at = now() where because = 'archived'`.execute(db)
  await sql`alter table projects drop column archived_at`.execute(db)
}
