import { sql } from 'kysely'
import type { Database } from 'server/platform/db/store'

/** Lists each column, constraint, index, trigger and function of the product's own tables as one line. */
export async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select line from (
      select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
      union all
      select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
      union all
      select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all
      select format('function %s', proname) from pg_proc where pronamespace = 'public'::regnamespace
    ) as lines
    where line not like '%kysely\\_migration%'
    order by line collate "C"`.execute(db)
  return rows.map(row => row.line)
}
