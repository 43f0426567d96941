import { expect, test } from 'vitest'
import { submitAuditInput } from '../inbox/audit.inputs.ts'
import { tooLongText } from '../messages/it/errors.ts'
import { fieldErrorsOf, limitsExceeded } from './field-errors.ts'
import { z } from './zod.ts'

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? {} : fieldErrorsOf(result.error)
}

test('every invalid field of a form is listed once, in the order of the screen', () => {
  expect(errorsOf(submitAuditInput, { email: 'ada', company: ' ', videoUrl: 'https://vimeo.com/1' })).toEqual(
    {
      firstName: 'REQUIRED',
      lastName: 'REQUIRED',
      email: 'INVALID_EMAIL',
      company: 'REQUIRED',
      description: 'REQUIRED',
      videoUrl: 'VIDEO_LINK',
    },
  )
})

test('errors without a field are listed under _', () => {
  expect(errorsOf(z.strictObject({}), { admin: true })).toEqual({ _: 'INVALID_CHARACTERS' })
  expect(errorsOf(z.strictObject({}), undefined)).toEqual({ _: 'REQUIRED' })
  expect(errorsOf(z.strictObject({}), 'testo')).toEqual({ _: 'INVALID_CHARACTERS' })
})

test('codes of zod become field codes, nested fields are joined with dots', () => {
  const schema = z.object({
    text: z.string().min(3),
    list: z.array(z.object({ n: z.number().max(5) })).max(3),
    many: z.array(z.string()).max(1),
    word: z.enum(['a']),
  })
  const wrong = { text: 'ab', list: [{ n: 9 }, { n: 'x' }], many: ['a', 'b'], word: 'b' }
  expect(errorsOf(schema, wrong)).toEqual({
    text: 'TOO_SHORT',
    'list.0.n': 'OUT_OF_RANGE',
    'list.1.n': 'INVALID_CHARACTERS',
    many: 'TOO_LONG',
    word: 'OUT_OF_RANGE',
  })
})

test('a field called __proto__ stays a field', () => {
  const fields = fieldErrorsOf({ issues: [{ path: ['__proto__'], message: 'REQUIRED' }] })
  expect(Object.keys(fields)).toEqual(['__proto__'])
})

test('only a length error has its limit', () => {
  const form = z.strictObject({
    name: z.string().max(3, 'TOO_LONG'),
    list: z.array(z.string()).max(1),
    age: z.int().max(5),
  })
  const result = form.safeParse({ name: 'abcd', list: ['a', 'b'], age: 6 })
  expect(result.error && limitsExceeded(result.error)).toEqual({ name: 3 })
  expect(tooLongText(5000)).toBe('Troppo lungo: al massimo 5000 caratteri')
})
