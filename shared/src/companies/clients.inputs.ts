import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { emailField } from '../fields/scalars.ts'
import { optionalLine, optionalPhone, requiredLine } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'

/** `search` fits company, people and addresses. */
export const listClientsInput = z.strictObject({ ...pageFields, search: optionalLine(100) })

export const clientScopeInput = z.strictObject({ companyId: uuidField() })

/** A company and its first person, who is invited by mail. */
export const createClientInput = z.strictObject({
  company: requiredLine(200),
  fullName: requiredLine(200),
  email: emailField(),
  phone: optionalPhone(),
})
