import { z } from '../errors/zod.ts'
import { dateField } from '../fields/date.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { daysBetween } from '../formats/calendar-days.ts'
import { overviewPeriods } from './period.ts'

const MAX_DAYS = 400

/** The deadlines from one day to another, both included; `memberId` keeps what is assigned to that member. */
export const listTimelineInput = z
  .strictObject({ from: dateField(), to: dateField(), memberId: uuidField().optional() })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= MAX_DAYS, {
    path: ['to'],
    message: 'OUT_OF_RANGE',
  })

/** Without a period, three months. */
export const overviewInput = z.strictObject({ period: choiceField(overviewPeriods).optional() })
