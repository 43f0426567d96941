import type { Schema } from 'server/platform/schema-printer'
import type { z } from 'shared/errors/zod'
import { uploadMetadataInput } from 'shared/materials/materials.inputs'
import { expect, test } from 'vitest'
import { inputOf, jsonSchemaOf } from '../support/builders/input-schemas.ts'
import { procedurePaths } from '../support/procedures.ts'

/** Lists the parts of a schema with their paths. */
function partsOf(schema: Schema, place: string): { place: string; part: Schema }[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  return [
    { place, part: schema },
    ...Object.entries(properties).flatMap(([key, one]) => partsOf(one, `${place}.${key}`)),
    ...(items ? partsOf(items, `${place}.*`) : []),
    ...[...anyOf, ...oneOf].flatMap(one => partsOf(one, place)),
  ]
}

const has = ({ type }: Schema, kind: string): boolean => [type].flat().includes(kind)
const isFixed = (part: Schema): boolean => part.const !== undefined || part.enum !== undefined

/** Predicates of unbounded schemas: the server would store, hash or search input of any size. */
const demands: Record<string, (part: Schema) => boolean> = {
  'a text without a longest length': part =>
    has(part, 'string') && !isFixed(part) && part.maxLength === undefined,
  'a list without a greatest length': part => has(part, 'array') && part.maxItems === undefined,
  'a number without bounds': part =>
    (has(part, 'number') || has(part, 'integer')) &&
    !isFixed(part) &&
    ((part.minimum ?? part.exclusiveMinimum) === undefined || part.maximum === undefined),
  'an object that takes unknown keys': part => has(part, 'object') && part.additionalProperties !== false,
  'a value of any kind': part => !part.type && !part.anyOf && !part.oneOf && !isFixed(part),
}

function faultsOf(schema: Schema, place: string): string[] {
  return partsOf(schema, place).flatMap(({ place: at, part }) =>
    Object.entries(demands).flatMap(([fault, holds]) => (holds(part) ? [`${at}: ${fault}`] : [])),
  )
}

const inputs: [string, z.ZodType][] = procedurePaths.flatMap(path => {
  const input = inputOf(path)
  return input ? [[path, input]] : []
})

test('the inputs are found', () => {
  expect(inputs.length).toBeGreaterThan(80)
})

test.each([...inputs, ['the metadata of an upload', uploadMetadataInput] as const])(
  '%s has bounds for every value, and takes no unknown keys',
  (name, input) => {
    expect(faultsOf(jsonSchemaOf(input), name)).toEqual([])
  },
)

test.each<[string, Schema]>([
  ['a text without a longest length', { type: 'string', minLength: 1 }],
  ['a text without a longest length', { type: ['number', 'string'], minimum: 0, maximum: 1 }],
  ['a list without a greatest length', { type: 'array', items: { type: 'boolean' } }],
  ['a number without bounds', { type: 'integer', minimum: 0 }],
  ['an object that takes unknown keys', { type: 'object', properties: {} }],
  ['a value of any kind', {}],
])('%s is found at any depth', (fault, schema) => {
  const deep = { type: 'object', additionalProperties: false, properties: { a: { anyOf: [schema] } } }
  expect(faultsOf(deep, 'x')).toEqual([`x.a: ${fault}`])
})
