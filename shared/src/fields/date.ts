import { z } from '../errors/zod.ts'

/** Whether a text is a day that the calendar knows, as `YYYY-MM-DD`, between 1900 and 2199. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const dateField = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_DATE') })
    .trim()
    .min(1, 'REQUIRED')
    .max(10, 'INVALID_DATE')
    .refine(isCalendarDate, 'INVALID_DATE')

/** A day that may be missing; an empty text counts as missing. */
export const optionalDate = () =>
  z
    .string({ error: 'INVALID_DATE' })
    .trim()
    .max(10, 'INVALID_DATE')
    .refine(text => text === '' || isCalendarDate(text), 'INVALID_DATE')
    .nullable()
    .transform(text => text || undefined)
    .optional()
