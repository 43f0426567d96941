import type { FieldCode } from '../errors/codes.ts'
import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { normalizeCode } from '../fields/normalize.ts'
import { acceptedField, emailField } from '../fields/scalars.ts'
import { requiredLine } from '../fields/text.ts'
import { isWritable } from '../invoices/document.ts'
import { codiceFiscaleOf, isProvince, partitaIvaOf } from './tax-ids.ts'

/** Without a project: the user's own company. */
export const getBillingInput = z.strictObject({ projectId: uuidField().optional() })

const blankIsMissing = (value: unknown) =>
  value === null || (typeof value === 'string' && normalizeCode(value) === '') ? undefined : value

const maybe = <Field extends z.ZodType>(field: Field) => z.preprocess(blankIsMissing, field.optional())

/** Returns true for a VAT number of another country; false for a codice fiscale, which begins with six letters. */
const isForeign = (text: string): boolean => /^(?!IT|[A-Z]{6})[A-Z]{2}[A-Z0-9]/.test(text)

const codeField = (error: FieldCode) => z.string({ error }).overwrite(normalizeCode).max(40, 'TOO_LONG')

const vatNumber = codeField('PARTITA_IVA')
  .refine(text => !isForeign(text), { error: 'ITALY_ONLY', abort: true })
  .refine(text => partitaIvaOf(text) !== null, 'PARTITA_IVA')
  .transform(text => partitaIvaOf(text))

const taxCode = codeField('CODICE_FISCALE')
  .refine(text => codiceFiscaleOf(text) !== null, 'CODICE_FISCALE')
  .transform(text => codiceFiscaleOf(text))

const sdiCode = codeField('SDI_CODE').regex(/^[A-Z0-9]{7}$/, 'SDI_CODE')

const postalCode = codeField('REQUIRED')
  .min(1, 'REQUIRED')
  .regex(/^(?!00000)\d{5}$/, 'CAP')

const province = codeField('REQUIRED')
  .min(1, 'REQUIRED')
  .regex(/^[A-Z]{2}$/, { error: 'PROVINCIA', abort: true })
  .refine(isProvince, 'PROVINCIA')

/**
 * Returns a line that an invoice can name: one with signs that FatturaPA does not take would come out as question
 * marks.
 */
const invoiceLine = (max: number) => requiredLine(max).refine(isWritable, 'INVALID_CHARACTERS')

/**
 * Recipient of invoices: an Italian business, known by its partita IVA, its codice fiscale or both. Neither SDI code
 * nor PEC is needed.
 */
export const saveBillingInput = z
  .strictObject({
    projectId: uuidField().optional(),
    /** Without a project: the company that the form showed, by default the active one. */
    companyId: uuidField().optional(),
    isBusiness: acceptedField(),
    legalName: invoiceLine(200),
    vatNumber: maybe(vatNumber),
    taxCode: maybe(taxCode),
    sdiCode: maybe(sdiCode),
    pec: maybe(emailField()),
    street: invoiceLine(60),
    postalCode,
    city: invoiceLine(60),
    province,
  })
  .refine(({ vatNumber, taxCode }) => vatNumber || taxCode, { path: ['vatNumber'], error: 'VAT_OR_TAX_CODE' })
