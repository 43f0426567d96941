import { z } from '../errors/zod.ts'
import { isCalendarDate } from './calendar-date.ts'
import { normalizeLine } from './normalize.ts'

/** A month of the calendar, `YYYY-MM`. */
export const monthField = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_DATE') })
    .max(7, 'INVALID_DATE')
    .refine(text => isCalendarDate(`${text}-01`), 'INVALID_DATE')

/** An instant as the server wrote it, `2026-11-22T09:30:00.000Z`. */
export const momentField = () => z.iso.datetime({ error: 'INVALID_DATE' }).max(40, 'INVALID_DATE')

/** A day of the calendar, `YYYY-MM-DD`. */
export const dateField = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_DATE') })
    .overwrite(normalizeLine)
    .min(1, 'REQUIRED')
    .max(10, 'INVALID_DATE')
    .refine(isCalendarDate, 'INVALID_DATE')

/** A day that may be missing; an empty text counts as missing. */
export const optionalDate = () =>
  z
    .string({ error: 'INVALID_DATE' })
    .overwrite(normalizeLine)
    .max(10, 'INVALID_DATE')
    .refine(text => text === '' || isCalendarDate(text), 'INVALID_DATE')
    .nullable()
    .transform(text => text || undefined)
    .optional()
