import { type Kysely, sql } from 'kysely'

/** Allows one testimonial per user and project, and keeps the newest. Those without a project are not limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from client_testimonials older
    using client_testimonials newer
    where newer.user_id = older.user_id and newer.project_id = older.project_id
      and (newer.created_at, newer.id) > (older.created_at, older.id)`.execute(db)
  await sql`
    create unique index client_testimonials_once on client_testimonials (user_id, project_id)
    where project_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index client_testimonials_once`.execute(db)
}
