import { z } from 'shared/errors/zod'
import { uuidField } from 'shared/fields/id'
import { emailField } from 'shared/fields/scalars'
import { expect, test } from 'vitest'
import { printSchema, type Schema } from './schema-printer.ts'

const shown = (schema: z.ZodType): string => printSchema(z.toJSONSchema(schema, { io: 'input' }) as Schema)

test.each<[string, z.ZodType]>([
  ['text', z.string()],
  ['text 1..100', z.string().min(1).max(100)],
  ['text 6', z.string().length(6)],
  ['text ≤ 100', z.string().max(100)],
  ['text ≥ 8', z.string().min(8)],
  ['uuid', uuidField()],
  ['email 1..254', emailField()],
  ['moment', z.iso.datetime()],
  ['text ≤ 9 like /^a+$/', z.string().regex(/^a+$/).max(9)],
  ['text of a fixed pattern', z.string().regex(/^(one|two|three|four|five|six|seven)$/)],
  ['int', z.int()],
  ['int 1..5', z.int().min(1).max(5)],
  ['int ≥ 0', z.int().min(0)],
  ['number > 0 ≤ 5', z.number().gt(0).max(5)],
  ['boolean', z.boolean()],
  ['true', z.literal(true)],
  ["'a' | 'b'", z.enum(['a', 'b'])],
  ['text | null', z.string().nullable()],
  ['uuid[] ≤ 20', z.array(z.uuid()).max(20)],
  ['(text 1..3)[] 1..2', z.array(z.string().min(1).max(3)).min(1).max(2)],
  ["('a' | 'b')[]", z.array(z.enum(['a', 'b']))],
  ['{ id: text }[]', z.array(z.object({ id: z.string() }))],
  ['{ a: text, b?: int }', z.object({ a: z.string(), b: z.int().optional() })],
  ["{ state?: 'on' | 'off' = 'on' }", z.object({ state: z.enum(['on', 'off']).default('on') })],
  ['{ [key]: int }', z.record(z.string(), z.int())],
  ["{ 'this-week': int }", z.object({ 'this-week': z.int() })],
  ['{}', z.object({})],
  ['unknown', z.unknown()],
])('%s', (shape, schema) => {
  expect(shown(schema)).toBe(shape)
})

test('breaks what is too long for a line', () => {
  const long = z.object({
    theFirstOfTheKeys: z.string().max(1000),
    theSecondOfTheKeys: z.array(z.object({ id: z.uuid() })),
    theThirdOfTheKeys: z.string().nullable(),
  })
  expect(shown(long)).toBe(`{
  theFirstOfTheKeys: text ≤ 1000
  theSecondOfTheKeys: { id: uuid }[]
  theThirdOfTheKeys: text | null
}`)
})

test('begins each variant of an object on a new line, and shares lines among literals', () => {
  const word = z.enum(['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)])
  const either = z.union([z.object({ word }), z.object({ word: z.null() }), z.null()])
  expect(shown(either)).toBe(`{
  word:
    '${'a'.repeat(40)}' | '${'b'.repeat(40)}' |
    '${'c'.repeat(40)}'
}
| { word: null } | null`)
})
