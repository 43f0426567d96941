import { type Kysely, sql } from 'kysely'

/** Allows uploads of the kind `poster`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowKinds(db, ['material', 'avatar', 'deliverable', 'poster'])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from uploads where kind = 'poster'`.execute(db)
  await allowKinds(db, ['material', 'avatar', 'deliverable'])
}

async function allowKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  await sql`alter table uploads drop constraint uploads_kind_check`.execute(db)
  await sql`
    alter table uploads add constraint uploads_kind_check
    check (kind in (${sql.join(kinds.map(kind => sql.lit(kind)))}))`.execute(db)
}
