import { type Kysely, sql } from 'kysely'

/** The function keeps its name, arguments and results. */
export const compatible = true

/**
 * Qualifies `search_text` inside `lead_words` with its schema. PostgreSQL 17 builds indexes with a `search_path` of
 * `pg_catalog` alone, in which the unqualified name is not found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $do$ begin
      execute format($function$
        create or replace function lead_words(words text) returns tsvector
        language plpgsql immutable cost 10000 as $$
        begin
          return to_tsvector('simple'::regconfig, translate(%I.search_text(words), '@._/:+', '      '));
        end $$
      $function$, current_schema());
    end $do$`.execute(db)
}

/** Does nothing: both bodies have the same result wherever the former one runs. */
export async function down(): Promise<void> {}
