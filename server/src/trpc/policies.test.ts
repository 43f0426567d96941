import { expect, test } from 'vitest'
import { type ProcedureMeta, t } from './init.ts'
import { assertPolicies } from './policies.ts'

const start = (meta: ProcedureMeta) => () =>
  assertPolicies(t.router({ things: t.procedure.meta(meta).query(() => 'an answer') }))

test('refuses a procedure without a policy, by its name', () => {
  expect(start({})).toThrow(/Without a policy: things/)
})

test('refuses a client procedure without a capability, by its name', () => {
  expect(start({ policy: 'client' })).toThrow(/Without a capability: things/)
})

test.each<ProcedureMeta>([
  { policy: 'public' },
  { policy: 'client', capability: 'review' },
  { policy: 'client', capability: 'account' },
])('accepts %j', meta => {
  expect(start(meta)).not.toThrow()
})
