import { type FieldCode, type FieldErrors, fieldErrorTexts } from './codes.ts'

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly origin?: string
  /** Maximum length, with `TOO_LONG`. */
  readonly maximum?: number | bigint
}

const isFieldCode = (text: string): text is FieldCode => Object.hasOwn(fieldErrorTexts, text)

const isCounted = (issue: Issue) => issue.origin === 'string' || issue.origin === 'array'

// Schemas name their codes; this maps the issues that zod reports with a text of its own.
function codeOf(issue: Issue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'too_small':
      return isCounted(issue) ? 'TOO_SHORT' : 'OUT_OF_RANGE'
    case 'too_big':
      return isCounted(issue) ? 'TOO_LONG' : 'OUT_OF_RANGE'
    case 'invalid_value':
    case 'not_multiple_of':
    case 'invalid_union':
      return 'OUT_OF_RANGE'
    case 'invalid_type':
      return / (?:undefined|null)$/.test(issue.message) ? 'REQUIRED' : 'INVALID_CHARACTERS'
    default:
      return 'INVALID_CHARACTERS'
  }
}

/** Key of what concerns no single field: unknown keys, an input that is no object. */
const ROOT_FIELD = '_'

/** Returns the first error code of each field; nested fields with dots, errors of the whole input under `_`. */
export function fieldErrorsOf(error: { readonly issues: readonly Issue[] }): FieldErrors {
  const fields: FieldErrors = Object.create(null)
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || ROOT_FIELD
    fields[field] ??= codeOf(issue)
  }
  return { ...fields }
}

/** Returns the maximum lengths of the fields that are too long. */
export function limitsExceeded(error: { readonly issues: readonly Issue[] }): Record<string, number> {
  const exceeded = error.issues.filter(
    issue => issue.origin === 'string' && codeOf(issue) === 'TOO_LONG' && issue.maximum !== undefined,
  )
  return Object.fromEntries(
    exceeded.map(({ path, maximum }) => [path.map(String).join('.'), Number(maximum)]),
  )
}
