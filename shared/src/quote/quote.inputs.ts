import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField, integerField } from '../fields/scalars.ts'
import { MAX_PAYABLE_CENTS } from '../payment/payment-types.ts'
import { addOnCodes } from './line-codes.ts'

/** An extra's switch; 'Non mi serve' on a line of the quote that costs something moves it off. */
export const switchExtraInput = z.strictObject({ projectId: uuidField(), code: choiceField(addOnCodes) })

/** The total that the client saw, in cents: if the recap changed meanwhile, the confirmation is refused. */
export const confirmQuoteInput = z.strictObject({
  projectId: uuidField(),
  totalCents: integerField(0, MAX_PAYABLE_CENTS),
})
