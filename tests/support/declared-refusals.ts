import { type AnsweredRefusal, answeredRefusals } from 'server/trpc/policies'
import { afterAll, afterEach, expect } from 'vitest'

/** Fails each later test of the file in which a procedure refuses with an undeclared code. */
export function failOnUndeclaredErrors(): void {
  const undeclared = new Set<string>()
  const note = (message: unknown): void => {
    const { path, code, isDeclared } = message as AnsweredRefusal
    if (!isDeclared) undeclared.add(`${path} answered ${code}: its .meta({ errors, limits }) does not say so`)
  }
  answeredRefusals.subscribe(note)
  afterAll(() => void answeredRefusals.unsubscribe(note))
  afterEach(() => {
    const found = [...undeclared]
    undeclared.clear()
    expect(found).toEqual([])
  })
}
