import type { Insertable, Updateable } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Columns that may be left out may be undefined as well: forms leave out what nobody has filled in. */
type LeftOut<Row> = {
  [Column in keyof Row]: object extends Pick<Row, Column> ? Row[Column] | undefined : Row[Column]
}

/** A row to be written; what is left out gets its default. */
export type NewRow<Table extends keyof DB> = LeftOut<Insertable<DB[Table]>>

/** Changeable columns of a row; omitted ones are kept. */
export type RowChange<Table extends keyof DB> = LeftOut<Updateable<DB[Table]>>

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
