import { useRef } from 'react'
import { type FieldCode, fieldErrorTexts } from 'shared/errors/codes'
import { fieldErrorsOf, limitsExceeded } from 'shared/errors/field-errors'
import { tooLongText } from 'shared/messages/it/errors'

type Parsed<Output> = { success: true; data: Output } | { success: false; error: FormIssues }
type FormIssues = Parameters<typeof fieldErrorsOf>[0]
type Schema<Output> = { safeParse: (values: unknown) => Parsed<Output> }

/** Loads a schema: schemas are heavy, and most forms that are seen are not filled in. */
export type LoadSchema<Output> = () => Promise<Schema<Output>>

function wordsOf<Output>(schema: Schema<Output>, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return {}
  const fields = Object.entries(fieldErrorsOf(parsed.error))
  const limits = limitsExceeded(parsed.error)
  const wordsFor = (name: string, code: FieldCode) => {
    const limit = code === 'TOO_LONG' ? limits[name] : undefined
    return limit === undefined ? fieldErrorTexts[code] : tooLongText(limit)
  }
  return Object.fromEntries(fields.map(([name, code]) => [name, wordsFor(name, code)]))
}

export type LateSchema<Output> = {
  come: () => Promise<Schema<Output>>
  isHere: () => boolean
  errorsOf: (values: unknown) => Record<string, string>
}

/** A form's schema, which comes at the first touch of the form; until then nothing is wrong. */
export function useLateSchema<Output>(load: LoadSchema<Output>): LateSchema<Output> {
  const schema = useRef<Schema<Output>>(undefined)
  const come = async () => {
    schema.current = await load()
    return schema.current
  }
  return {
    come,
    isHere: () => schema.current !== undefined,
    errorsOf: (values: unknown) => (schema.current ? wordsOf(schema.current, values) : {}),
  }
}
