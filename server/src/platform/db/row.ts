import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { DB } from './schema.gen.ts'
import type { Database } from './store.ts'

/** Makes optional columns accept undefined as well, since forms omit empty fields. */
type LeftOut<Row> = {
  [Column in keyof Row]: object extends Pick<Row, Column> ? Row[Column] | undefined : Row[Column]
}

/** Row to insert; omitted columns get their defaults. */
export type NewRow<Table extends keyof DB> = LeftOut<Insertable<DB[Table]>>

/** Changed columns of a row; omitted ones are kept. */
export type RowChange<Table extends keyof DB> = LeftOut<Updateable<DB[Table]>>

/** Inserts a row of a table with generated ids. Returns its id. */
export async function insertRow<Table extends TableWithId>(
  db: Database,
  table: Table,
  row: NewRow<Table>,
): Promise<string> {
  const { id } = await db
    .insertInto(table as 'projects')
    .values(row as object as NewRow<'projects'>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a row unless its value of a unique column is used. Returns its id; undefined if it is. */
export async function insertUnlessUsed<Table extends TableWithId>(
  db: Database,
  table: Table,
  row: NewRow<Table>,
  column: 'id' | 'requestId' = 'requestId',
): Promise<string | undefined> {
  const inserted = await db
    .insertInto(table as 'payLinks')
    .values(row as object as NewRow<'payLinks'>)
    .onConflict(conflict => conflict.column(column).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

type TableWithId = { [Table in keyof DB]: 'id' extends keyof DB[Table] ? Table : never }[keyof DB]

/** Sets a timestamp of a row once. Returns true if it was not set before. */
export async function setOnce<Table extends TableWithId>(
  db: Database,
  table: Table,
  { id, column, now }: { id: string; column: keyof DB[Table] & `${string}At`; now: Date },
): Promise<boolean> {
  const query = db
    .updateTable(table as 'payLinks')
    .set(column as 'openedAt', now)
    .where('id', '=', id)
    .where(column as 'openedAt', 'is', null)
  return hasRow(query.returning('id'))
}

/** Runs a query. Returns true if it found, inserted, changed or deleted a row. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

/** Counts the rows of a query, which selects nothing. */
export async function countRows<Tables extends keyof Schema, Schema = DB>(
  query: SelectQueryBuilder<Schema, Tables, Record<never, never>>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * SQL: a text that the planner does not see, so that PostgreSQL keeps one plan for all values. It otherwise plans every
 * call again where statistics promise more for some of them. Only where the same plan suits every value.
 */
export const hiddenFromPlanner = (text: string) => sql`(select ${text}::text)`
