import { type Kysely, sql } from 'kysely'

/** Adds the time at which a manager published a testimonial. Public testimonials stay published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table client_testimonials add column published_at timestamptz(3)`.execute(db)
  await sql`update client_testimonials set published_at = created_at where public_consent`.execute(db)
  await sql`drop index client_testimonials_public`.execute(db)
  await sql`
    create index client_testimonials_public on client_testimonials (created_at desc)
    where public_consent and published_at is not null`.execute(db)
  await sql`
    create index client_testimonials_newest on client_testimonials (created_at desc, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index client_testimonials_newest`.execute(db)
  await sql`drop index client_testimonials_public`.execute(db)
  await sql`
    create index client_testimonials_public on client_testimonials (created_at desc)
    where public_consent`.execute(db)
  await sql`alter table client_testimonials drop column published_at`.execute(db)
}
