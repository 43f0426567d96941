import { type SelectQueryBuilder, sql } from 'kysely'
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

/** Key columns of a list: time and id, qualified where several tables are joined. */
interface KeyColumns {
  table?: string
  moment?: string
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
export function olderThan(before: Keyed | undefined, key: KeyColumns = {}) {
  if (!before) return sql<boolean>`true`
  const { moment, id } = columnsOf(key)
  return sql<boolean>`(${moment}, ${id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
}

function columnsOf({ table, moment = 'createdAt' }: KeyColumns) {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  return { moment: column(moment), id: column('id') }
}

/** A page of what a query finds, newest first by a moment and the id: of one of its tables, where there are several. */
export async function fetchPage<DB, Tables extends keyof DB, Row extends Keyed>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  page: PageRequest,
  key: KeyColumns = {},
): Promise<Page<Row>> {
  const { fetch, before } = pageBounds(page)
  const { moment, id } = columnsOf(key)
  const rows = await query
    .where(olderThan(before, key))
    .orderBy(moment, 'desc')
    .orderBy(id, 'desc')
    .limit(fetch)
    .execute()
  return pageOf(rows, page)
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
