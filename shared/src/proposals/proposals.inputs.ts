import { z } from '../errors/zod.ts'
import { dateField } from '../fields/date.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { choiceField, integerField } from '../fields/scalars.ts'
import { optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { paymentMethods } from '../payment/bank-transfer.ts'
import { MAX_PAYABLE_CENTS } from '../payment/payment-types.ts'
import { proposalKinds } from './proposal.ts'

/** Schema of a line's amount in cents, negative for a reduction; an empty field is missing. */
const lineAmount = () =>
  z
    .int({ error: issue => (issue.input ? 'INVALID_AMOUNT' : 'REQUIRED') })
    .min(-MAX_PAYABLE_CENTS, 'ABOVE_MAXIMUM')
    .max(MAX_PAYABLE_CENTS, 'ABOVE_MAXIMUM')

export const declineProposalInput = z.strictObject({ id: uuidField(), answer: optionalText(2000) })

/**
 * `lines` have a sign: what is taken off is negative. A round over nothing is given for free, at once. `requestId`
 * becomes the id of the proposal.
 */
export const makeProposalInput = z.strictObject({
  projectId: uuidField(),
  requestId: requestIdField(),
  kind: choiceField(proposalKinds),
  lines: z
    .array(z.strictObject({ label: requiredLine(120), amountCents: lineAmount() }), {
      error: 'REQUIRED',
    })
    .min(1, 'REQUIRED')
    .max(20, 'TOO_LONG'),
  reason: requiredText(2000),
  validUntil: dateField(),
})

/** `totalCents` is the price that the person saw. */
export const buyRoundInput = z.strictObject({
  projectId: uuidField(),
  totalCents: integerField(0, MAX_PAYABLE_CENTS),
})

export const payExtraInput = z.strictObject({
  proposalId: uuidField(),
  requestId: uuidField(),
  method: choiceField(paymentMethods).optional(),
})

export const cancelExtraInput = z.strictObject({ proposalId: uuidField() })
