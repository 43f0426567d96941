import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField, integerField } from '../fields/scalars.ts'
import { optionalLine, requiredText } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { ANSWER_MAX, invoiceStates } from './invoice-state.ts'

/** All invoices, or those of one state or year. */
export const listInvoicesInput = z.strictObject({
  state: choiceField(invoiceStates).optional(),
  year: integerField(2020, 2199).optional(),
  ...pageFields,
})

/** `fileName` is the file that was seen: a file made since then is left as it is. */
export const seenInvoiceInput = z.strictObject({ id: uuidField(), fileName: optionalLine(60) })

export const issueInvoiceInput = z.strictObject({ paymentId: uuidField() })

/** Answer of the exchange system, parsed from its file. */
export const readAnswerInput = z.strictObject({ xml: requiredText(ANSWER_MAX) })
