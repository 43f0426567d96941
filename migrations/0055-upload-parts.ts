import { type Kysely, sql } from 'kysely'

/** The former release asks the store itself which parts there are. */
export const compatible = true

/**
 * The parts of an upload that an object store has, in their order, as it named them. A list of its own may come late
 * where one of its servers is away, and an upload put together after it would lack bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      add column part_etags text[] not null default '{}',
      add column part_sizes integer[] not null default '{}',
      add constraint uploads_parts check (cardinality(part_etags) = cardinality(part_sizes))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      drop constraint uploads_parts,
      drop column part_etags,
      drop column part_sizes`.execute(db)
}
