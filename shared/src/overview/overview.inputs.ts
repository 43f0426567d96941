import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/scalars.ts'
import { overviewPeriods } from '../timeline/period.ts'

/** Without a period, three months. */
export const overviewInput = z.strictObject({ period: choiceField(overviewPeriods).optional() })
