import fc from 'fast-check'
import type { Schema } from 'server/platform/schema-printer'

/** Generates inputs that match a schema. */
export function shaped(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, type } = schema
  const variants =
    anyOf ?? oneOf ?? (Array.isArray(type) ? type.map(one => ({ ...schema, type: one })) : undefined)
  if (variants) return fc.oneof(...variants.map(shaped))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(shaped(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 8) })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 })
    case 'number':
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1e9,
        max: schema.maximum ?? 1e9,
        noNaN: true,
      })
    case 'null':
      return fc.constant(null)
    default:
      return strings(schema)
  }
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, shaped(one)]))
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true })
}

/** Mixes days, addresses and words, because a schema omits the rules of its fields. */
function strings({ format, pattern, minLength = 0, maxLength = 50 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: FIRST, max: LAST }).map(day => day.toISOString())
  if (pattern?.includes('@')) return fc.emailAddress()
  if (pattern) return fc.stringMatching(/^[\w.~:+/=-]{1,60}$/)
  const length = { minLength, maxLength: Math.min(maxLength, 400) }
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.string({ unit: 'grapheme', ...length }) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', ...length }) },
      { weight: 2, arbitrary: fc.lorem({ maxCount: 12 }) },
      { weight: 1, arbitrary: fc.webUrl() },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'https://youtu.be/dQw4w9WgXcQ',
          '/media/officina.mp4',
          '1920x1080',
          '1:15',
        ),
      },
      {
        weight: 2,
        arbitrary: fc
          .date({ noInvalidDate: true, min: FIRST, max: LAST })
          .map(day => day.toISOString().slice(0, 10)),
      },
    )
    .map(text => text.slice(0, maxLength).padEnd(minLength, 'x'))
}

const FIRST = new Date('1950-01-01')
const LAST = new Date('2150-01-01')

/** Generates inputs with one fault: a key too few or too many, a value of another kind or size, or no value. */
export function broken(schema: Schema): fc.Arbitrary<unknown> {
  const whole = shaped(schema)
  const key = fc.constantFrom(
    ...Object.keys(schema.properties ?? schema.oneOf?.[0]?.properties ?? { id: {} }),
  )
  const change = (made: fc.Arbitrary<unknown>) =>
    fc.tuple(whole, key, made).map(([input, name, value]) => ({ ...(input as object), [name]: value }))
  return fc.oneof(
    fc.tuple(whole, key).map(([input, name]) => without(input, name)),
    fc
      .tuple(whole, fc.oneof(fc.constantFrom(...INHERITED), fc.string({ maxLength: 20 })), fc.jsonValue())
      .map(([input, name, value]) => ({ ...(input as object), [name]: value })),
    change(fc.constantFrom(null, true, false, '', [], {}, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300)),
    change(fc.jsonValue({ maxDepth: 3 })),
    change(fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 60 })),
    change(fc.constantFrom('x'.repeat(20_001), '\u0000', '\ud800', 'x\u0000y', '\u202e')),
    fc.tuple(whole, key).map(([input, name]) => ({ ...(input as object), [name]: { [name]: input } })),
    fc
      .tuple(whole, key)
      .map(([input, name]) => ({ ...(input as object), [name]: [(input as Record<string, unknown>)[name]] })),
    whole.map(input => [input]),
    whole.map(input => ({ input })),
    whole.map(input => JSON.stringify(input)),
    fc.jsonValue({ maxDepth: 2 }),
  )
}

const INHERITED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'then',
]

function without(input: unknown, name: string): unknown {
  const { [name]: _, ...rest } = input as Record<string, unknown>
  return rest
}
