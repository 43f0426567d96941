import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { DB } from 'server/platform/db/schema.gen'
import type { TestApp } from './app.ts'

type Table = keyof DB

type TableWithId = { [T in Table]: DB[T] extends { id: unknown } ? T : never }[Table]

type Row<T extends Table> = Selectable<DB[T]>

/** Values of a row that differ from its builder's defaults. */
export type Facts<T extends Table> = Partial<Insertable<DB[T]>>

/** Lists the rows of a table with these values; null matches null. */
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

/** Ends the delay of the jobs of a name. */
export async function makeJobsDue({ context }: Database, name: string): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${name}`.execute(context.db)
}

/** Counts the jobs of a name that have not ended. */
export async function countPendingJobs({ context }: Database, name: string): Promise<number> {
  const pending = sql`select from pgboss.job where name = ${name} and state < 'completed'`
  return (await pending.execute(context.db)).rows.length
}

/** Returns the first row with these values. @throws Error where there is none. */
export async function getRow<T extends Table>(
  app: Database,
  table: T,
  values: Partial<Row<T>>,
): Promise<Row<T>> {
  const [row] = await listRows(app, table, values)
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(values)}.`)
  return row
}

/** Inserts a row. Returns its id. */
export async function insertRow<T extends TableWithId>(app: Database, table: T, values: Insertable<DB[T]>) {
  const { id } = await anyTable(app)
    .insertInto(named(table))
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

export async function insertRows<T extends Table>(app: Database, table: T, rows: Insertable<DB[T]>[]) {
  await anyTable(app).insertInto(named(table)).values(rows).execute()
}

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

export async function deleteRows<T extends Table>(app: Database, table: T, values: Partial<Row<T>>) {
  await anyTable(app)
    .deleteFrom(named(table))
    .where(eb => eb.and(values))
    .execute()
}

type Database = { context: Pick<TestApp['context'], 'db'> }

/** Casts the database so that the name of the table can be a parameter. */
const anyTable = ({ context }: Database) => context.db as unknown as Kysely<{ any: Record<string, unknown> }>

const named = (table: Table) => table as 'any'
