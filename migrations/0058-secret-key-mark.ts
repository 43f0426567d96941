import { type Kysely, sql } from 'kysely'

/** A table that the former release does not know. */
export const compatible = true

/** Which key a database is used with: processes with different ones would sign each other's people out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secret_key_mark (
      only_one boolean primary key default true check (only_one),
      mark text not null
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('secret_key_mark').execute()
}
