import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'

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

/** Key columns of a list: time and id, with a table name in joins. */
interface KeyColumns {
  table?: string
  moment?: string
}

const DEFAULT_LIMIT = 20

/**
 * Returns the number of rows to fetch and the decoded cursor. Fetches at least one row more than a page, to detect a
 * next page. The number is rounded up to whole default pages, to limit the number of prepared statements.
 */
export function pageBounds({ cursor, limit = DEFAULT_LIMIT }: PageRequest) {
  const fetch = Math.ceil(limit / DEFAULT_LIMIT) * DEFAULT_LIMIT + 1
  return { fetch, before: cursor === undefined ? undefined : readCursor(cursor) }
}

/** Matches rows after the cursor in a list that is sorted newest first; without a cursor, every row. */
export function olderThan(before: Keyed | undefined, key: KeyColumns = {}) {
  if (!before) return sql<boolean>`true`
  const { moment, id } = columnsOf(key)
  return sql<boolean>`(${moment}, ${id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
}

function columnsOf({ table, moment = 'createdAt' }: KeyColumns) {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  return { moment: column(moment), id: column('id') }
}

/** Fetches a page of a query, sorted by time and id, newest first. `key.table` names their table in joins. */
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

/** Cuts rows to a page, newest first; the cursor is the key of the last row. */
export function pageOf<Row extends Keyed>(rows: Row[], { limit = DEFAULT_LIMIT }: PageRequest): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? writeCursor(last) : null }
}

const keyMoment = /^(19|20|21)\d\d-\d\d-\d\dT/
const keyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const writeCursor = ({ createdAt, id }: Keyed): string => toBase64(`${createdAt.toISOString()} ${id}`)

const toBase64 = (text: string): string => Buffer.from(text).toString('base64url')
const fromBase64 = (text: string): string => Buffer.from(text, 'base64url').toString('utf8')
const badCursor = () => new AppError('INVALID_INPUT', { fields: { cursor: 'INVALID_CHARACTERS' } })

/** Decodes a cursor. @throws AppError `INVALID_INPUT` if it is malformed. */
function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [moment = '', id = ''] = fromBase64(cursor).split(' ')
  const createdAt = new Date(moment)
  if (!keyMoment.test(moment) || Number.isNaN(createdAt.getTime()) || !keyId.test(id)) throw badCursor()
  return { createdAt, id }
}

/** One of several sort orders of a list: a key and an id in one direction, matching an index. */
export interface KeyOrder {
  name: string
  key: RawBuilder<unknown>
  id: RawBuilder<string>
  type: keyof typeof keyForms
  direction: 'asc' | 'desc'
}

/** Pattern and cast of each key type. Text that does not match never reaches a statement. */
const keyForms = {
  timestamptz: { pattern: keyMoment, cast: (text: string) => sql`${text}::timestamptz` },
  bigint: { pattern: /^-?\d{1,15}$/, cast: (text: string) => sql`${text}::bigint` },
  text: { pattern: /^[^\0]{0,60}$/su, cast: (text: string) => sql`${text}::text` },
}

/** Matches the rows after a cursor in an order; all rows on the first page. @throws AppError `INVALID_INPUT`. */
export function afterCursor({ name, key, id, type, direction }: KeyOrder, { cursor }: PageRequest) {
  if (cursor === undefined) return sql<boolean>`true`
  const [order, text, after] = readKeyCursor(cursor)
  const { pattern, cast } = keyForms[type]
  if (order !== name || !pattern.test(text) || !keyId.test(after)) throw badCursor()
  if (type === 'timestamptz' && Number.isNaN(Date.parse(text))) throw badCursor()
  const [row, last] = [sql`(${key}, ${id})`, sql`(${cast(text)}, ${after}::uuid)`]
  return direction === 'asc' ? sql<boolean>`${row} > ${last}` : sql<boolean>`${row} < ${last}`
}

/** Returns the SQL text of an order's key, which `pageByKey` needs in each row. */
export const keyText = ({ key, type }: KeyOrder) =>
  type === 'timestamptz'
    ? sql<string>`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`(${key})::text`

/** Cuts rows of an order to a page. */
export function pageByKey<Row extends { id: string; key: string }>(
  { name }: KeyOrder,
  rows: Row[],
  { limit = DEFAULT_LIMIT }: PageRequest,
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const isLast = !last || rows.length <= limit
  return { items, nextCursor: isLast ? null : toBase64(JSON.stringify([name, last.key, last.id])) }
}

const cursorParts = z.tuple([z.string(), z.string(), z.string()])

function readKeyCursor(cursor: string) {
  try {
    return cursorParts.parse(JSON.parse(fromBase64(cursor)))
  } catch {
    throw badCursor()
  }
}
