import { expectTypeOf, test } from 'vitest'
import type { Inputs, Outputs } from './trpc.ts'

/** Checked by the compiler: if types degrade to `any`, the expected errors are missing. */
test('a change of a procedure breaks the client’s types', () => {
  expectTypeOf<Outputs['dashboard']['payment']['summary']['totalCents']>().toEqualTypeOf<number>()
  expectTypeOf<Outputs['dashboard']['projects']['ensure']['createdAt']>().toEqualTypeOf<string>()
  expectTypeOf<Inputs['dashboard']['quote']['confirm']>().toEqualTypeOf<{
    projectId: string
    totalCents: number
  }>()
  // @ts-expect-error a procedure that is not there
  expectTypeOf<Outputs['dashboard']['projects']['vanish']>()
  // @ts-expect-error a column that the answer does not carry
  expectTypeOf<Outputs['dashboard']['projects']['ensure']['userId']>()
  // @ts-expect-error an input that the procedure does not take
  expectTypeOf<Inputs['team']['projects']['setStatus']['price']>()
})
