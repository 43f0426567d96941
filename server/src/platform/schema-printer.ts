import { z } from 'shared/errors/zod'
import { emailField } from 'shared/fields/scalars'

/** Subset of JSON Schema that inputs and outputs use. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const WIDTH = 100
/** Formats that imply the length of a text. */
const FORMATS: Record<string, string> = { uuid: 'uuid', date: 'date', 'date-time': 'moment' }
const EMAIL = z.toJSONSchema(emailField(), { io: 'input' }).pattern

/** Prints a JSON schema in the style of a TypeScript type, followed by the bounds of texts, numbers and lists. */
export function printSchema(schema: Schema, indent = ''): string {
  const line = onOneLine(schema)
  return line.length + indent.length <= WIDTH ? line : onLines(schema, indent)
}

function onLines(schema: Schema, indent: string): string {
  const { properties, items } = schema
  const variants = variantsOf(schema)
  if (variants) return unionOf(variants, indent)
  if (schema.enum) return wrapped(schema.enum.map(literal), indent)
  if (items) return `${bracketed(items, printSchema(items, indent))}[]${itemsBoundsOf(schema)}`
  if (!properties) return onOneLine(schema)
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([key, one]) => `${inner}${keyOf(schema, key)}:${spaced(printSchema(one, inner))}${presetOf(one)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const spaced = (shape: string): string => (shape.startsWith('\n') ? shape : ` ${shape}`)

/** Prints objects on lines of their own and scalars on shared ones. */
function unionOf(variants: Schema[], indent: string): string {
  if (!variants.some(one => one.properties))
    return wrapped(onOneLine({ anyOf: variants }).split(' | '), indent)
  const [first = '', ...rest] = variants.map(one => printSchema(one, indent))
  return rest.reduce((said, one) => (one === 'null' ? `${said} | null` : `${said}\n${indent}| ${one}`), first)
}

/** Wraps the variants below their key, separated by bars. */
function wrapped(words: string[], indent: string): string {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? indent}${word} | `
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`${indent}  ${word} | `)
  }
  return `\n${lines.map(line => line.trimEnd()).join('\n')}`.slice(0, -2)
}

function onOneLine(schema: Schema): string {
  const variants = variantsOf(schema)
  if (variants) return variants.map(onOneLine).join(' | ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.items) return `${bracketed(schema.items, onOneLine(schema.items))}[]${itemsBoundsOf(schema)}`
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema)
  return typeof schema.type === 'string' ? schema.type : 'unknown'
}

function objectOf(schema: Schema): string {
  const { properties = {}, additionalProperties: others } = schema
  const parts = Object.entries(properties).map(
    ([key, one]) => `${keyOf(schema, key)}: ${onOneLine(one)}${presetOf(one)}`,
  )
  if (typeof others === 'object') parts.push(`[key]: ${onOneLine(others)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

function textOf({ format, pattern, minLength, maxLength }: Schema): string {
  const known = format && FORMATS[format]
  if (known) return known
  const range = rangeOf(minLength || undefined, maxLength)
  if (pattern === EMAIL) return `email${range}`
  return `text${range}${pattern ? patternOf(pattern) : ''}`
}

/** Prints a short pattern; a long one would not help the reader. */
const patternOf = (pattern: string): string =>
  pattern.length <= 32 ? ` like /${pattern}/` : ' of a fixed pattern'

function numberOf({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): string {
  const above = exclusiveMinimum === undefined ? '' : ` > ${exclusiveMinimum}`
  const below = exclusiveMaximum === undefined ? '' : ` < ${exclusiveMaximum}`
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return `${type === 'integer' ? 'int' : 'number'}${above}${below}${rangeOf(least, most)}`
}

const itemsBoundsOf = ({ minItems, maxItems }: Schema): string => rangeOf(minItems || undefined, maxItems)

function rangeOf(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return ` ≤ ${most}`
  if (most === undefined) return ` ≥ ${least}`
  return least === most ? ` ${least}` : ` ${least}..${most}`
}

function variantsOf({ anyOf, oneOf, type, ...rest }: Schema): Schema[] | undefined {
  return anyOf ?? oneOf ?? (Array.isArray(type) ? type.map(one => ({ ...rest, type: one })) : undefined)
}

const bracketed = (items: Schema, shown: string): string =>
  variantsOf(items) || items.enum || / /.test(shown.replace(/\{[\s\S]*\}/, '')) ? `(${shown})` : shown

function keyOf({ required = [] }: Schema, key: string): string {
  const name = /^\w+$/.test(key) ? key : literal(key)
  return required.includes(key) ? name : `${name}?`
}

const presetOf = ({ default: preset }: Schema): string =>
  preset === undefined ? '' : ` = ${literal(preset)}`

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
