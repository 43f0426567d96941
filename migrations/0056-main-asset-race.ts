import { type Kysely, type RawBuilder, sql } from 'kysely'

/** The same function with the same answer, but for two at once. */
export const compatible = true

/**
 * Two versions that are the first of their project at the same moment both make its main asset: whichever index of
 * `assets` notices, the second takes the first one's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await mainAssetOf(db, sql`on conflict do nothing`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await mainAssetOf(db, sql`on conflict (project_id) where is_main do nothing`)
}

async function mainAssetOf(db: Kysely<unknown>, conflict: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function main_asset_of(project uuid, resolution text) returns uuid language plpgsql as $$
    declare
      found_id uuid;
      width integer := split_part(coalesce(resolution, '16x9'), 'x', 1)::integer;
      height integer := split_part(coalesce(resolution, '16x9'), 'x', 2)::integer;
    begin
      insert into assets (project_id, kind, is_main)
      values (project, case when width < height then '9:16' when width = height then '1:1' else '16:9' end, true)
      ${conflict};
      select id into found_id from assets where project_id = project and is_main;
      return found_id;
    end $$`.execute(db)
}
