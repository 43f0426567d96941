import { AppError } from 'shared/errors/app-error'

/** What was looked for. @throws AppError `NOT_FOUND` where there is none. */
export function ensureFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}
