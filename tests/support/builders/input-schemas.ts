import type { Schema } from 'server/platform/schema-printer'
import { z } from 'shared/errors/zod'
import { type ProcedurePath, procedures } from '../procedures.ts'

/** Position in an input that takes a single value, or a list. */
export interface Field {
  /** Keys from the root; 0 for each item of a list. */
  path: (string | number)[]
  schema: Schema
  /** Other values that the position requires, such as the name of the corrected field. */
  given: Record<string, unknown>
}

/** Returns the schema of a procedure's input; undefined where it takes none. */
export function inputOf(path: ProcedurePath): z.ZodType | undefined {
  const { inputs } = procedures[path]._def as unknown as { inputs: z.ZodType[] }
  return inputs[0]
}

/** Returns an input's JSON schema as sent, before anything is trimmed or converted. */
export const jsonSchemaOf = (input: z.ZodType): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema

export function schemaOf(path: ProcedurePath): Schema | undefined {
  const input = inputOf(path)
  return input && jsonSchemaOf(input)
}

/** Lists the positions of a schema that take a value, once for each kind of value. */
export function fieldsOf(schema: Schema, path: Field['path'] = [], given: Field['given'] = {}): Field[] {
  const variants = variantsOf(schema)
  if (variants.length > 1) return variants.flatMap(variant => fieldsOf(variant, path, given))
  const { properties, items } = schema
  if (properties) {
    const fixed = Object.entries(properties).filter(([, { const: value }]) => value !== undefined)
    const with_ =
      path.length > 0
        ? given
        : { ...given, ...Object.fromEntries(fixed.map(([key, one]) => [key, one.const])) }
    return Object.entries(properties).flatMap(([key, one]) => fieldsOf(one, [...path, key], with_))
  }
  const itself = { path, schema, given }
  return items ? [itself, ...fieldsOf(items, [...path, 0], given)] : [itself]
}

function variantsOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, type } = schema
  if (anyOf ?? oneOf) return anyOf ?? oneOf ?? []
  return Array.isArray(type) ? type.map(one => ({ ...schema, type: one })) : [schema]
}

/** Returns a copy of an input with another value in one position, replacing conflicting parents. */
export function put(input: unknown, { path, given }: Field, value: unknown): unknown {
  return within({ ...(input as object | undefined), ...given }, path, value)
}

function within(node: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(node) ? [...node] : []
    list[key] = within(list[key], rest, value)
    return list
  }
  const whole = typeof node === 'object' && node !== null ? (node as Record<string, unknown>) : {}
  return { ...whole, [key]: within(whole[key], rest, value) }
}

const dotted = (path: Field['path']): string =>
  path.map(key => (typeof key === 'number' ? '*' : key)).join('.')

/** Returns a test for the names in a refusal of this input: its positions, their parents, and `_` for the whole. */
export function namesOf(schema: Schema): (name: string) => boolean {
  const names = new Set(['_'])
  for (const { path } of fieldsOf(schema))
    for (const end of path.keys()) names.add(dotted(path.slice(0, end + 1)))
  return name => names.has(name.replace(/(?<=\.)\d+(?=\.|$)/g, '*'))
}
