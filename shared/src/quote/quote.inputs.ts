import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/choice.ts'
import { uuidField } from '../fields/id.ts'
import { integerField } from '../fields/number.ts'
import { projectScopeInput } from '../lists/page.inputs.ts'
import { addOnCodes } from './line-codes.ts'

export const getQuoteInput = projectScopeInput

/** 'Non mi serve' on a line of the quote that costs something. */
export const declineInput = z.strictObject({ projectId: uuidField(), code: choiceField(addOnCodes) })

/** An extra's switch that is moved on. */
export const addExtraInput = z.strictObject({ projectId: uuidField(), code: choiceField(addOnCodes) })

/** The total that the client saw, in cents: if the recap changed meanwhile, the confirmation is refused. */
export const confirmQuoteInput = z.strictObject({
  projectId: uuidField(),
  totalCents: integerField(0, 100_000_000),
})
