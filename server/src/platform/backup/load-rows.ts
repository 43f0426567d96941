import { sql } from 'kysely'
import type { Database } from '../db/store.ts'
import type { Column, Table } from './catalogue.ts'
import type { ArchivedTable } from './manifest.ts'
import { damaged } from './refusal.ts'

/** Puts one piece of rows into its table. */
export type LoadPiece = (trx: Database, ndjson: string) => Promise<void>

/**
 * How the rows of an archived table become rows of this store's table: each value is read by its own type. The
 * product's tables have the same columns; the queue's may have lost or gained some, which then have their defaults.
 * @throws RefusalError when the table, or a column of the product's, is not here.
 */
export function loaderOf(archived: ArchivedTable, tables: Table[]): LoadPiece {
  const { schema, name } = archived
  const table = tables.find(one => one.schema === schema && one.name === name)
  if (!table) throw damaged(`this product has no table ${name}`)
  const columns = archived.columns.flatMap((column, index) => {
    const here = table.columns.find(one => one.name === column)
    if (!here && schema === 'public') throw damaged(`${name} has no column ${column}`)
    return here ? [{ ...here, index }] : []
  })
  return async (trx, ndjson) => {
    const rows = `[${ndjson.trimEnd().replaceAll('\n', ',')}]`
    await insert(trx, table, columns, rows)
  }
}

async function insert(
  trx: Database,
  { schema, name }: Table,
  columns: (Column & { index: number })[],
  rows: string,
): Promise<void> {
  const names = columns.map(column => sql.id(column.name))
  const values = columns.map(
    ({ index, typeSchema, typeName }) =>
      sql`cast(archived.line ->> ${sql.lit(index)} as ${sql.id(typeSchema, typeName)})`,
  )
  await sql`
    insert into ${sql.id(schema, name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(cast(${rows} as jsonb)) as archived (line)`.execute(
    trx,
  )
}
