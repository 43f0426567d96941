import { z } from '../errors/zod.ts'
import { acceptedField, choiceField, emailField, integerField } from '../fields/scalars.ts'
import { tokenField, uuidField } from '../fields/id.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { MOST_PAYABLE_CENTS } from './payment-types.ts'
import { paymentOptions } from './pay-link.ts'
import { payBalanceInput, payInput } from './payment.inputs.ts'
import { paymentMethods } from './bank-transfer.ts'

/** To whom our mail takes the link; left out, its maker hands it on. */
const email = z.preprocess(typed => (typed === '' ? undefined : typed), emailField().optional())

/** A link to what starts a project, with the ticks of a payment: who makes it accepts. */
export const makeDepositLinkInput = payInput
  .omit({ method: true })
  .extend({ totalCents: integerField(1, MOST_PAYABLE_CENTS), email })

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
