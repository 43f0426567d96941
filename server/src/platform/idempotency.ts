import { isDeepStrictEqual } from 'node:util'
import { AppError } from 'shared/errors/app-error'

export function hasContent<Row extends object>(row: Row, content: Partial<Row>): boolean {
  return isDeepStrictEqual({ ...row, ...content }, row)
}

/**
 * Compares the row that an earlier request with the same id stored with the content of this request.
 * @throws AppError `REQUEST_ID_REUSED` if they differ.
 */
export function assertSameRequest<Row extends object>(row: Row, content: Partial<Row>): void {
  if (!hasContent(row, content)) throw new AppError('REQUEST_ID_REUSED')
}

/**
 * Returns a row that was inserted unless its request id was used.
 * @throws AppError `REQUEST_ID_REUSED` if undefined: a concurrent request has used it, under the lock of another project.
 */
export function ensureInserted<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('REQUEST_ID_REUSED')
  return row
}
