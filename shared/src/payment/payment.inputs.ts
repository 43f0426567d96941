import { z } from '../errors/zod.ts'
import { dateField } from '../fields/date.ts'
import { tokenField, uuidField } from '../fields/id.ts'
import { acceptedField, amountField, choiceField, emailField, integerField } from '../fields/scalars.ts'
import { optionalLine, requiredText } from '../fields/text.ts'
import { ascii, isWritable } from '../invoices/document.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { paymentMethods } from './bank-transfer.ts'
import { paymentOptions } from './pay-link.ts'
import { MAX_PAYABLE_CENTS } from './payment-types.ts'

/**
 * `acceptHigher` is the tick that a charge above the confirmed quote needs (docs/decisions/two-price-rules.md);
 * `totalCents` is what the person saw: another charge is refused; `poNumber` is the order's number in the client's own
 * books; `method` is the provider's page where it is left out.
 */
export const payInput = z.strictObject({
  projectId: uuidField(),
  requestId: uuidField(),
  acceptTerms: acceptedField(),
  acceptClauses: acceptedField(),
  acceptHigher: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
  totalCents: integerField(0, MAX_PAYABLE_CENTS).optional(),
  poNumber: optionalLine(20).refine(text => isWritable(text ?? '', ascii), 'INVALID_CHARACTERS'),
  method: choiceField(paymentMethods).optional(),
})

/** `totalCents` is the balance that the person saw. */
export const payBalanceInput = z.strictObject({
  projectId: uuidField(),
  requestId: uuidField(),
  totalCents: integerField(0, MAX_PAYABLE_CENTS),
  method: choiceField(paymentMethods).optional(),
})

/** A sum that arrived by bank transfer, on the day of the bank's statement. */
export const bookTransferInput = z.strictObject({
  paymentId: uuidField(),
  requestId: uuidField(),
  amountCents: amountField(MAX_PAYABLE_CENTS),
  arrivedOn: dateField(),
  note: optionalLine(200),
})

/**
 * Partial or full refund of a payment with its reason. `refundableCents` is what was left of it when the manager saw
 * it; without it the refund is made whatever was refunded since.
 */
export const refundPartInput = z.strictObject({
  paymentId: uuidField(),
  requestId: uuidField(),
  amountCents: amountField(MAX_PAYABLE_CENTS),
  refundableCents: integerField(0, MAX_PAYABLE_CENTS).optional(),
  reason: requiredText(500),
})

/**
 * The 30-day guarantee, as a request to the team (docs/decisions/refund-guarantee.md); asked twice it is asked once.
 */
export const requestRefundInput = z.strictObject({
  projectId: uuidField(),
  reason: requiredText(5000),
})

/** Recipient of the mail with the link; without it the creator passes the link on. */
const email = z.preprocess(typed => (typed === '' ? undefined : typed), emailField().optional())

/** A link to what starts a project, with the ticks of a payment: who makes it accepts. */
export const makeDepositLinkInput = payInput
  .omit({ method: true })
  .extend({ totalCents: integerField(1, MAX_PAYABLE_CENTS), email })

/** The form of the payment screen, before it is known whether it pays or makes a link. */
export const payFormInput = payInput.extend({ method: choiceField(paymentOptions), email })

/** The same where it costs more than the quote. */
export const payHigherFormInput = payFormInput.extend({ acceptHigher: acceptedField() })

export const makeBalanceLinkInput = payBalanceInput.omit({ method: true }).extend({ email })

export const listPayLinksInput = z.strictObject({ projectId: uuidField(), ...pageFields })

const token = tokenField(100)

export const openPayLinkInput = z.strictObject({ token })

export const payThroughLinkInput = z.strictObject({
  token,
  requestId: uuidField(),
  method: choiceField(paymentMethods),
})
