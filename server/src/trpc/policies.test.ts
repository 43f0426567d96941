import { AppError } from 'shared/errors/app-error'
import { afterAll, expect, test } from 'vitest'
import { type ProcedureMeta, t } from './init.ts'
import { type AnsweredRefusal, answeredRefusals, assertPolicies, publishRefusal } from './policies.ts'

const start = (meta: ProcedureMeta) => () =>
  assertPolicies(t.router({ things: t.procedure.meta(meta).query(() => 'an answer') }))

test('refuses a procedure without a policy, by its name', () => {
  expect(start({})).toThrow(/Without a policy: things/)
})

test('accepts a procedure with a policy', () => {
  expect(start({ policy: 'public' })).not.toThrow()
})

const heard: AnsweredRefusal[] = []
const listen = (message: unknown): void => void heard.push(message as AnsweredRefusal)
answeredRefusals.subscribe(listen)
afterAll(() => void answeredRefusals.unsubscribe(listen))

const meta: ProcedureMeta = {
  policy: 'client',
  capability: 'review',
  errors: ['VERSION_RECALLED'],
  limits: ['saving'],
  isProved: true,
}
const procedure = t.procedure.meta(meta).query(() => 'an answer')

test.each([
  ['of its own', new AppError('VERSION_RECALLED'), true],
  ['of its capability', new AppError('NOT_FOUND'), true],
  ['of its policy', new AppError('SIGNED_OUT'), true],
  ['of any call', new AppError('INVALID_INPUT'), true],
  ['of a limit that it takes', new AppError('LIMITED', { allowance: 'saving' }), true],
  ['that asks for the password', new AppError('PASSWORD_NEEDED'), true],
  ['of another policy', new AppError('NOT_A_MANAGER'), false],
  ['of another procedure', new AppError('ALREADY_PAID'), false],
  ['of a limit that it does not declare', new AppError('LIMITED', { allowance: 'saying' }), false],
])('a refusal %s', (_, error, isDeclared) => {
  publishRefusal('dashboard.things.get', procedure, error)
  expect(heard.at(-1)).toEqual({ path: 'dashboard.things.get', code: error.code, isDeclared })
})

test('ignores errors that no service has thrown', () => {
  const before = heard.length
  publishRefusal('dashboard.things.get', procedure, new Error('broken'))
  expect(heard).toHaveLength(before)
})
