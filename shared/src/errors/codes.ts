import { requestFieldErrors, requestRefusals } from '../messages/it/errors.ts'
import { filesRefusals } from '../messages/it/refusals/files.ts'
import { gateRefusals, identityFieldErrors, identityRefusals } from '../messages/it/refusals/identity.ts'
import { ordersFieldErrors, ordersRefusals } from '../messages/it/refusals/orders.ts'
import { projectsFieldErrors, projectsRefusals } from '../messages/it/refusals/projects.ts'
import { studioFieldErrors, studioRefusals } from '../messages/it/refusals/studio.ts'

/**
 * Every refusal the program can give, from the files of its subjects: its HTTP status, and what the person reads (what
 * happened, and what to do now). The client branches on codes, never on text.
 */
export const errorCatalogue = {
  ...requestRefusals,
  ...gateRefusals,
  ...identityRefusals,
  ...ordersRefusals,
  ...studioRefusals,
  ...filesRefusals,
  ...projectsRefusals,
} satisfies Record<string, { status: number; text: string }>

/** Texts of the field error codes, collected from the subjects. */
export const fieldErrorTexts = {
  ...requestFieldErrors,
  ...identityFieldErrors,
  ...ordersFieldErrors,
  ...projectsFieldErrors,
  ...studioFieldErrors,
}

export type ErrorCode = keyof typeof errorCatalogue
export type RefusalStatus = (typeof errorCatalogue)[ErrorCode]['status']
/** Codes in `fields` of an `INVALID_INPUT` refusal. */
export type FieldCode = keyof typeof fieldErrorTexts
export type FieldErrors = Record<string, FieldCode>
