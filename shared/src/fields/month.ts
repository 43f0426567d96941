import { z } from '../errors/zod.ts'
import { isCalendarDate } from './calendar-date.ts'

/** A month of the calendar, `YYYY-MM`. */
export const monthField = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_DATE') })
    .max(7, 'INVALID_DATE')
    .refine(text => isCalendarDate(`${text}-01`), 'INVALID_DATE')
