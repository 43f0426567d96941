import { type Insertable, sql, type Updateable } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Makes optional columns accept undefined as well, since forms omit empty fields. */
type LeftOut<Row> = {
  [Column in keyof Row]: object extends Pick<Row, Column> ? Row[Column] | undefined : Row[Column]
}

/** Row to insert; omitted columns get their defaults. */
export type NewRow<Table extends keyof DB> = LeftOut<Insertable<DB[Table]>>

/** Changed columns of a row; omitted ones are kept. */
export type RowChange<Table extends keyof DB> = LeftOut<Updateable<DB[Table]>>

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * SQL: a text that the planner does not see, so that PostgreSQL keeps one plan for all values. It otherwise plans every
 * call again where statistics promise more for some of them. Only where the same plan suits every value.
 */
export const hiddenFromPlanner = (text: string) => sql`(select ${text}::text)`
