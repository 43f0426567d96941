import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { auditAreas } from './act.ts'

/** Filters acts by area and by the user who did them. */
export const listActsInput = z.strictObject({
  area: choiceField(auditAreas).optional(),
  actorId: uuidField().optional(),
  ...pageFields,
})
