import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/choice.ts'
import { optionalLine } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { actAreas } from './act.ts'

/** All acts, or those of one area; those of one person, by the name under which they acted. */
export const listActsInput = z.strictObject({
  area: choiceField(actAreas).optional(),
  actor: optionalLine(200),
  ...pageFields,
})
