import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { integerField } from '../fields/scalars.ts'
import { optionalLine } from '../fields/text.ts'

/** Input of every paged list; newest first, by key. */
export const pageFields = { cursor: optionalLine(500), limit: integerField(1, 100).optional() }

export const pageInput = z.strictObject(pageFields)

/** Input of lists of one project. */
export const projectScopeInput = z.strictObject({ projectId: uuidField() })

export const idInput = z.strictObject({ id: uuidField() })
