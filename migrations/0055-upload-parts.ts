import { type Kysely, sql } from 'kysely'

/** A column that the former release does not use: it lists the parts in the store. */
export const compatible = true

/**
 * Adds the ordered list of uploaded parts of an object store. The store's own list may be outdated while a node is
 * down, and the assembled file would lack bytes.
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
