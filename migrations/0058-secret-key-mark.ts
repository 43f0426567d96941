import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates the mark of the database's secret key: processes with different keys would end each other's sessions. */
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
