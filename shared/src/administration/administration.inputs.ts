import { z } from '../errors/zod.ts'
import { monthField } from '../fields/date.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { requiredText } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { differenceResolutions, differenceStates } from '../reconciliation/compare.ts'
import { disputeFilters, dueFilters, transferFilters } from './filters.ts'

/** Filter of outstanding amounts: all, or overdue ones. */
export const listDueInput = z.strictObject({ ...pageFields, show: choiceField(dueFilters).optional() })

export const listTransfersInput = z.strictObject({
  ...pageFields,
  show: choiceField(transferFilters).optional(),
})

/** Filter of received payments: one month, or all. */
export const listPaidInput = z.strictObject({ ...pageFields, month: monthField().optional() })

export const listRefundsInput = z.strictObject({ ...pageFields, month: monthField().optional() })

export const listDisputesInput = z.strictObject({
  ...pageFields,
  show: choiceField(disputeFilters).optional(),
})

/** `paymentId` as in the list of outstanding amounts. */
export const remindDueInput = z.strictObject({ paymentId: uuidField() })

/** Month in Rome. */
export const exportMonthInput = z.strictObject({ month: monthField() })

/** Open differences by default. */
export const listDifferencesInput = z.strictObject({
  ...pageFields,
  show: choiceField(differenceStates).optional(),
})

/** `reason` of closing a difference. Money that was not booked needs a `resolution` too. */
export const closeDifferenceInput = z.strictObject({
  id: uuidField(),
  reason: requiredText(500),
  resolution: choiceField(differenceResolutions).optional(),
})
