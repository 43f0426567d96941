import { z } from '../errors/zod.ts'
import { acceptedField } from '../fields/choice.ts'
import { uuidField } from '../fields/id.ts'
import { requiredText } from '../fields/text.ts'
import { projectScopeInput } from '../lists/page.inputs.ts'

export const paymentSummaryInput = projectScopeInput

export const cancelPaymentInput = projectScopeInput

export const refundPaymentInput = projectScopeInput

/** `acceptHigher` is the tick that a charge above the confirmed quote needs (decision 26). */
export const payInput = z.strictObject({
  projectId: uuidField(),
  requestId: uuidField(),
  acceptTerms: acceptedField(),
  acceptClauses: acceptedField(),
  acceptHigher: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

/** The 30-day guarantee, as a request to the team (decision 35); asked twice it is asked once. */
export const requestRefundInput = z.strictObject({
  projectId: uuidField(),
  reason: requiredText(5000),
})
