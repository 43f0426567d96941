import { type Kysely, sql } from 'kysely'

/** A project's proposals ask how the payment of each stands, failed ones too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payments_of_proposals on payments (proposal_id, created_at desc)
    where proposal_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_of_proposals`.execute(db)
}
