import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/store.ts'

export interface Column {
  name: string
  typeSchema: string
  typeName: string
}

export interface Table {
  schema: string
  name: string
  /** Columns that are written; generated columns are left out. */
  columns: Column[]
}

/** Tables that describe the store itself (migrations, file locations, key); a restored store keeps its own. */
const ofStore = [
  'kysely_migration',
  'kysely_migration_lock',
  'migration_steps',
  'compatible_migrations',
  'file_store',
  'secret_key_mark',
]

/** Lists the product's tables, and of the job queue its queues, followed by their jobs. */
export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Column & { schema: string; table: string }>`
    select space.nspname as schema, class.relname as table, attribute.attname as name,
      type_space.nspname as "typeSchema", type.typname as "typeName"
    from pg_class class
      join pg_namespace space on space.oid = class.relnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid
      join pg_type type on type.oid = attribute.atttypid
      join pg_namespace type_space on type_space.oid = type.typnamespace
    where class.relkind in ('r', 'p') and not class.relispartition
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and (space.nspname = 'public' and class.relname not in (${sql.join(ofStore)})
        or space.nspname = 'pgboss' and class.relname in ('queue', 'job'))
    order by space.nspname = 'pgboss', class.relname = 'job', class.relname, attribute.attnum`.execute(db)
  const tables = Map.groupBy(rows, ({ schema, table }) => `${schema}.${table}`)
  return [...tables.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const columns = [first, ...rest].map(({ name, typeSchema, typeName }) => ({ name, typeSchema, typeName }))
    return { schema: first.schema, name: first.table, columns }
  })
}

/** Filters the rows of a table to back up. Excludes the queue's own maintenance jobs and completed jobs. */
export function wanted({ schema, name }: Pick<Table, 'schema' | 'name'>): RawBuilder<unknown> {
  if (schema !== 'pgboss') return sql``
  const product = sql`where name not like '\\_\\_pgboss\\_\\_%'`
  return name === 'job' ? sql`${product} and state <> 'completed'` : product
}

export interface Sequence {
  schema: string
  table: string
  column: string
  last: string
}

/** Lists the sequences of columns with their last value; unused ones are left out. */
export async function listSequences(db: Database): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select space.nspname as schema, class.relname as table, attribute.attname as column,
      cast(pg_sequence_last_value(depend.objid) as text) as last
    from pg_depend depend
      join pg_class sequence on sequence.oid = depend.objid and sequence.relkind = 'S'
      join pg_class class on class.oid = depend.refobjid
      join pg_namespace space on space.oid = class.relnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = depend.refobjsubid
    where depend.deptype in ('a', 'i') and space.nspname = 'public'
      and pg_sequence_last_value(depend.objid) is not null`.execute(db)
  return rows
}

export interface ForeignKey {
  schema: string
  table: string
  name: string
}

/** Lists the foreign keys that are checked immediately (not deferrable). */
export async function listForeignKeys(db: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select space.nspname as schema, class.relname as table, constraint_.conname as name
    from pg_constraint constraint_
      join pg_class class on class.oid = constraint_.conrelid
      join pg_namespace space on space.oid = class.relnamespace
    where constraint_.contype = 'f' and space.nspname = 'public' and not constraint_.condeferrable`.execute(
    db,
  )
  return rows
}
