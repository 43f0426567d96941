import { expect, test } from 'vitest'
import { counted } from './steps.ts'
import { countVitest, type Tally, totalOf, withExitStatus } from './tally.ts'

const tally = (counts: Partial<Tally>): Tally => ({
  name: 'unit',
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 1,
  ...counts,
})
const ended = { ok: false, output: 'out of memory' }

test('the last line sums over all runners', () => {
  const all = [tally({ passed: 3, skipped: 1 }), tally({ passed: 4, failed: 2 })]
  expect(totalOf(all)).toBe('7 passed, 2 failed, 1 skipped')
})

test('a run counts as failed when it breaks without a failing test', () => {
  expect(withExitStatus(tally({ passed: 3 }), ended)).toMatchObject({ passed: 3, failed: 1 })
  expect(withExitStatus(tally({ failed: 2 }), ended)).toMatchObject({ failed: 2 })
  expect(withExitStatus(tally({ passed: 3 }), { ...ended, ok: true })).toMatchObject({ failed: 0 })
})

test('a run counts as failed when its report is missing', () => {
  expect(counted('no-such-report.json', countVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a file counts as a failed test when it breaks on loading', () => {
  const broken = { name: 'sum.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 }
  const found = countVitest({ ...report, testResults: [broken] })
  expect(found).toMatchObject({ passed: 5, failed: 1, skipped: 3, told: [{ why: 'no such module' }] })
})
