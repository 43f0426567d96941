import { describe, expect, test } from 'vitest'
import { countPlaywright, testsIn } from './playwright-run.ts'
import { honest, type Tally, totalOf } from './tally.ts'
import { countVitest } from './vitest-run.ts'

const tally = (counts: Partial<Tally>): Tally => ({
  name: 'unit',
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 1,
  ...counts,
})

describe('the last line', () => {
  test('sums over all runners', () => {
    const all = [tally({ passed: 3, skipped: 1 }), tally({ passed: 4, failed: 2 })]
    expect(totalOf(all)).toBe('7 passed, 2 failed, 1 skipped')
  })

  test('never hides a run that broke without a failing test', () => {
    expect(honest(tally({ passed: 3 }), false)).toMatchObject({ passed: 3, failed: 1 })
    expect(honest(tally({ passed: 3, failed: 2 }), false)).toMatchObject({ failed: 2 })
    expect(honest(tally({ passed: 3 }), true)).toMatchObject({ failed: 0 })
  })
})

describe('a report of vitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }

  test('counts a file that broke on loading as a failure', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 })
  })

  test('that is missing counts as a failure', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('a report of Playwright', () => {
  test('counts what is flaky as failed', () => {
    const stats = { expected: 6, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [], suites: [] })).toEqual({ passed: 6, failed: 2, skipped: 2 })
  })

  test('knows how many tests it would have run', () => {
    const inner = { specs: [{ tests: [1] }, { tests: [1, 2] }] }
    expect(testsIn({ specs: [{ tests: [1] }], suites: [inner] })).toBe(4)
  })
})
