import { sql } from 'kysely'
import { AppError } from 'shared/errors/app-error'

export interface PageRequest {
  cursor?: string | undefined
  limit?: number | undefined
}

export interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

interface Keyed {
  id: string
  createdAt: Date
}

const DEFAULT_LIMIT = 20

/** Asks for one row more than a page holds: that row tells whether there is another page. */
export function pageBounds({ cursor, limit = DEFAULT_LIMIT }: PageRequest) {
  return { fetch: limit + 1, before: cursor === undefined ? undefined : readCursor(cursor) }
}

/**
 * Whether a row of a table, or of the only one that is asked, comes after the cursor in a list that begins with the
 * newest; on the first page every row does.
 */
export function olderThan(before: Keyed | undefined, table?: string) {
  if (!before) return sql<boolean>`true`
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  const key = sql`${column('createdAt')}, ${column('id')}`
  return sql<boolean>`(${key}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
}

/** Cuts the rows to a page, newest first; the cursor is the key of its last row. */
export function pageOf<Row extends Keyed>(rows: Row[], { limit = DEFAULT_LIMIT }: PageRequest): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? writeCursor(last) : null }
}

const keyMoment = /^(19|20|21)\d\d-\d\d-\d\dT/
const keyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const writeCursor = ({ createdAt, id }: Keyed): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

/** @throws AppError `INVALID_INPUT` on a cursor that no page gave out. */
function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const createdAt = new Date(moment)
  if (!keyMoment.test(moment) || Number.isNaN(createdAt.getTime()) || !keyId.test(id)) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'INVALID_CHARACTERS' } })
  }
  return { createdAt, id }
}
