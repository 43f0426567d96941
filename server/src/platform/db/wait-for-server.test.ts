import { expect, test } from 'vitest'
import { clockWarning } from './wait-for-server.ts'

const TEN_MINUTES_MS = 600_000

test.each([
  ['as the database', 0, undefined],
  ['a little behind', -30_000, undefined],
  ['ten minutes behind', -TEN_MINUTES_MS, '600 seconds behind the clock of the database'],
  ['ten minutes ahead', TEN_MINUTES_MS, '600 seconds ahead of the clock of the database'],
])('a clock that goes %s', (_case, byMs, said) => {
  const nowMs = Date.UTC(2026, 5, 1)
  const warning = clockWarning({ nowMs, isReadOnly: false, statementTimeoutMs: 4000 }, nowMs + byMs)
  if (said) expect(warning).toContain(said)
  else expect(warning).toBeUndefined()
})
