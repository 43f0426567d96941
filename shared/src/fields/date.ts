import { z } from '../errors/zod.ts'
import { isCalendarDate } from './calendar-date.ts'
import { emptyIsMissing } from './missing.ts'
import { normalizeLine } from './normalize.ts'

/** Schema of a month of the calendar, `YYYY-MM`. */
export const monthField = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_DATE') })
    .max(7, 'INVALID_DATE')
    .refine(text => isCalendarDate(`${text}-01`), 'INVALID_DATE')

/** Schema of an instant as the server wrote it, `2026-11-22T09:30:00.000Z`. */
export const momentField = () => z.iso.datetime({ error: 'INVALID_DATE' }).max(40, 'INVALID_DATE')

/** Schema of a day of the calendar, `YYYY-MM-DD`. */
export const dateField = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_DATE') })
    .overwrite(normalizeLine)
    .min(1, 'REQUIRED')
    .max(10, 'INVALID_DATE')
    .refine(isCalendarDate, 'INVALID_DATE')

/**
 * Returns a time of day as `HH:MM` that may be missing; `8.30` and `8:30` are read as `08:30`, and an empty text as
 * missing.
 */
export const optionalTime = () =>
  emptyIsMissing(
    z
      .string({ error: 'INVALID_TIME' })
      .overwrite(text => normalizeLine(text).replace('.', ':').replace(/^\d:/, '0$&'))
      .max(5, 'INVALID_TIME')
      .refine(text => text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), 'INVALID_TIME'),
  )

/** Schema of a day that may be missing; an empty text counts as missing. */
export const optionalDate = () =>
  emptyIsMissing(
    z
      .string({ error: 'INVALID_DATE' })
      .overwrite(normalizeLine)
      .max(10, 'INVALID_DATE')
      .refine(text => text === '' || isCalendarDate(text), 'INVALID_DATE'),
  )
