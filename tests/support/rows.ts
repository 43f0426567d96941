import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DB } from 'server/platform/db/schema.gen'
import type { TestApp } from './app.ts'

type Table = keyof DB

type TableWithId = { [T in Table]: DB[T] extends { id: unknown } ? T : never }[Table]

type Row<T extends Table> = Selectable<DB[T]>

/** What a test says of a row; its builder knows the rest. */
export type Facts<T extends Table> = Partial<Insertable<DB[T]>>

/** The rows of a table that have these values, of which null is one. */
export async function listRows<T extends Table>(
  app: Database,
  table: T,
  values: Partial<Row<T>> = {},
  orderBy?: keyof Row<T> & string,
): Promise<Row<T>[]> {
  const matching = anyTable(app)
    .selectFrom(named(table))
    .selectAll()
    .where(eb => eb.and(values))
  const rows = await (orderBy ? matching.orderBy(orderBy) : matching).execute()
  return rows as Row<T>[]
}

/** The first row that has these values. @throws Error where there is none. */
export async function getRow<T extends Table>(
  app: Database,
  table: T,
  values: Partial<Row<T>>,
): Promise<Row<T>> {
  const [row] = await listRows(app, table, values)
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(values)}.`)
  return row
}

/** @returns the id of the new row. */
export async function insertRow<T extends TableWithId>(
  app: Database,
  table: T,
  values: Insertable<DB[T]>,
): Promise<string> {
  const { id } = await anyTable(app)
    .insertInto(named(table))
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

export async function insertRows<T extends Table>(
  app: Database,
  table: T,
  rows: Insertable<DB[T]>[],
): Promise<void> {
  await anyTable(app).insertInto(named(table)).values(rows).execute()
}

/** Changes the rows that have these values. */
export async function updateRows<T extends Table>(
  app: Database,
  table: T,
  values: Partial<Row<T>>,
  changes: Updateable<DB[T]>,
): Promise<void> {
  await anyTable(app)
    .updateTable(named(table))
    .set(changes)
    .where(eb => eb.and(values))
    .execute()
}

/** Deletes the rows that have these values. */
export async function deleteRows<T extends Table>(
  app: Database,
  table: T,
  values: Partial<Row<T>>,
): Promise<void> {
  await anyTable(app)
    .deleteFrom(named(table))
    .where(eb => eb.and(values))
    .execute()
}

type Database = Pick<TestApp, 'context'>

/** Kysely derives the type of a query from the name of its table, which here is a parameter. */
const anyTable = ({ context }: Database) => context.db as unknown as Kysely<{ any: Record<string, unknown> }>

const named = (table: Table) => table as 'any'
