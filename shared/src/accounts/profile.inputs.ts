import { partitaIvaOf } from '../companies/tax-ids.ts'
import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { emptyClears } from '../fields/missing.ts'
import { normalizeCode } from '../fields/normalize.ts'
import { emailField, passwordField } from '../fields/scalars.ts'
import { clearableLine, clearablePhone, clearableText, requiredLine } from '../fields/text.ts'
import { clearableUrl } from '../fields/url.ts'

// Stored as its eleven digits, however it was written.
const vatNumber = () =>
  z
    .string({ error: 'PARTITA_IVA' })
    .overwrite(normalizeCode)
    .max(40, 'TOO_LONG')
    .refine(text => text === '' || partitaIvaOf(text) !== null, 'PARTITA_IVA')
    .nullable()
    .transform(text => (text ? partitaIvaOf(text) : null))
    .optional()

const sdiCode = () =>
  emptyClears(
    z
      .string({ error: 'INVALID_CHARACTERS' })
      .overwrite(normalizeCode)
      .max(7, 'TOO_LONG')
      .regex(/^(?:[A-Z0-9]{6,7})?$/, 'INVALID_CHARACTERS'),
  )

/** Missing leaves a field as it is; null or an empty text clears it. The last three are for the invoice. */
export const updateProfileInput = z.strictObject({
  fullName: requiredLine(200).optional(),
  company: clearableLine(200),
  /** The company that `company` names; without it, the active one of the session. */
  companyId: uuidField().optional(),
  phone: clearablePhone(),
  website: clearableUrl(),
  description: clearableText(2000),
  address: clearableText(500),
  vatNumber: vatNumber(),
  sdiCode: sdiCode(),
  pec: clearableLine(254),
})

/**
 * Password, or the e-mail address for users of Google without one. `successors` are the new representatives of
 * companies that would have none left.
 */
export const eraseAccountInput = z.strictObject({
  password: passwordField().optional(),
  email: emailField().optional(),
  successors: z
    .array(z.strictObject({ companyId: uuidField(), userId: uuidField() }), { error: 'REQUIRED' })
    .max(50, 'TOO_LONG')
    .optional(),
})
