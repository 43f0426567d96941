import { z } from '../errors/zod.ts'
import { isCalendarDate } from './calendar-date.ts'
import { normalizeLine } from './normalize.ts'

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
