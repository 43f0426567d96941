import { type Kysely, type RawBuilder, sql } from 'kysely'

/** The same function and result, except for concurrent calls. */
export const compatible = true

/**
 * Handles two first versions of a project that are inserted concurrently. On a conflict with any index of `assets` the
 * second one uses the existing main asset.
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
