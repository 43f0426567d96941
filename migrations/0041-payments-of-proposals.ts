import { type Kysely, sql } from 'kysely'

/** Indexes payments by proposal, failed ones included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payments_of_proposals on payments (proposal_id, created_at desc)
    where proposal_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_of_proposals`.execute(db)
}
