import { type Kysely, sql } from 'kysely'

export const compatible = true

/** Replaces the indexes by actor name, since entries are filtered by actor id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_actor_id`.execute(db)
  await sql`create index audit_log_actor_id on audit_log (actor_id, created_at desc, id desc)`.execute(db)
  await sql`drop index audit_log_actor`.execute(db)
  await sql`drop index audit_log_actor_area`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_actor_area on audit_log (actor_name, area, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index audit_log_actor on audit_log (actor_name, created_at desc, id desc)`.execute(db)
  await sql`drop index audit_log_actor_id`.execute(db)
  await sql`create index audit_log_actor_id on audit_log (actor_id)`.execute(db)
}
