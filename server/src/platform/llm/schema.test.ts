import { modelAnswer } from 'shared/briefing/model/model-answer'
import { z } from 'shared/errors/zod'
import { expect, test } from 'vitest'
import { unsupportedIn } from '../../../../tests/support/fakes/model-server.ts'
import { wireSchemaOf } from './schema.ts'

test('the schema of a briefing turn is accepted by every provider', () => {
  expect(unsupportedIn(z.toJSONSchema(modelAnswer))).toBeDefined()
  expect(unsupportedIn(wireSchemaOf(modelAnswer))).toBeUndefined()
})

test('bounds are removed, and an optional property is required and nullable', () => {
  const answer = z.object({ said: z.string().min(1).max(20), count: z.number().int().min(0).nullish() })
  expect(wireSchemaOf(answer)).toEqual({
    type: 'object',
    properties: { said: { type: 'string' }, count: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    required: ['said', 'count'],
    additionalProperties: false,
  })
})

test('variants of an object become one with the values of all', () => {
  const answer = z.array(
    z.discriminatedUnion('field', [
      z.object({ field: z.literal('kind'), value: z.enum(['hotel', 'event']) }),
      z.object({ field: z.literal('extra'), value: z.enum(['drone', 'event']) }),
      z.object({ field: z.literal('done'), value: z.literal(true), by: z.string() }),
    ]),
  )
  expect(wireSchemaOf(answer)).toEqual({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        field: { type: 'string', enum: ['kind', 'extra', 'done'] },
        value: {
          anyOf: [
            { type: 'string', enum: ['hotel', 'event', 'drone'] },
            { type: 'boolean', enum: [true] },
          ],
        },
        by: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['field', 'value', 'by'],
      additionalProperties: false,
    },
  })
})

test('an enum beside any string is dropped', () => {
  expect(wireSchemaOf(z.union([z.enum(['hotel']), z.string()]))).toEqual({ type: 'string' })
})
