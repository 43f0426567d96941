import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { requiredText } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { differenceResolutions, differenceStates } from './compare.ts'

/** Those that are open where nothing is said. */
export const listDifferencesInput = z.strictObject({
  ...pageFields,
  show: choiceField(differenceStates).optional(),
})

/** `reason` is why nothing more is to be done about it. Money that was not booked needs a `resolution` too. */
export const closeDifferenceInput = z.strictObject({
  id: uuidField(),
  reason: requiredText(500),
  resolution: choiceField(differenceResolutions).optional(),
})
