import { AppError } from 'shared/errors/app-error'

/** Returns row, or throws AppError NOT_FOUND if it is undefined. */
export function ensureFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}
