import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../setup/tools.ts'
import { counted } from './steps.ts'
import {
  countListed,
  countPlaywright,
  countVitest,
  failuresOf,
  honest,
  type Tally,
  totalOf,
} from './tally.ts'

const tally = (counts: Partial<Tally>): Tally => ({
  ...{ name: 'unit', passed: 0, failed: 0, skipped: 0, seconds: 1 },
  ...counts,
})

describe('the last line', () => {
  test('sums over all runners', () => {
    const all = [tally({ passed: 3, skipped: 1 }), tally({ passed: 4, failed: 2 })]
    expect(totalOf(all)).toBe('7 passed, 2 failed, 1 skipped')
  })

  test('never hides a run that broke without a failing test, or without a report', () => {
    const broke = { ok: false, output: `${'of before\n'.repeat(50)}an error that no test has met\n` }
    const broken = honest(tally({ passed: 3 }), broke)
    expect(broken).toMatchObject({ passed: 3, failed: 1 })
    expect(failuresOf(broken)[0]).toMatch(
      /^✗ unit: the run itself\n {4}of before[\s\S]*an error that no test has met$/,
    )
    expect(honest(tally({ passed: 3, failed: 2 }), broke)).toMatchObject({ failed: 2 })
    expect(honest(tally({ passed: 3 }), { ok: true, output: 'a warning' })).toMatchObject({ failed: 0 })
    expect(counted('no-such-report.json', countVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

test('what failed is told in a few plain lines', () => {
  const why = `\u001b[31mexpected 3 to be 4\u001b[39m${'\nat a place'.repeat(40)}`
  const [told] = failuresOf(tally({ failed: 1, told: [{ test: 'a sum is right', why }] }))
  expect(told?.split('\n').slice(0, 2)).toEqual(['✗ unit: a sum is right', '    expected 3 to be 4'])
  expect(told?.split('\n')).toHaveLength(13)
})

test('a report of vitest names all that failed or passed at the second try, and counts a file that broke on loading as a failure', () => {
  const tried = (status: string, fullName: string) => ({ status, fullName, failureMessages: ['3, not 4'] })
  const file = (name: string, ...failed: string[]) => ({
    ...{ name: join(root, name), status: 'failed', message: 'no such module' },
    assertionResults: failed.map(fullName => tried('failed', fullName)),
  })
  const late = {
    ...file('late.test.ts'),
    status: 'passed',
    assertionResults: [tried('passed', 'comes late')],
  }
  const report = {
    ...{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
    testResults: [file('sum.test.ts', 'a sum is right'), late, file('broken.test.ts')],
  }
  expect(countVitest(report)).toEqual({
    ...{ passed: 5, failed: 2, skipped: 3 },
    told: [
      { test: 'sum.test.ts › a sum is right', why: '3, not 4', shaky: false },
      { test: 'late.test.ts › comes late', why: '3, not 4', shaky: true },
      { test: 'broken.test.ts', why: 'no such module', shaky: false },
    ],
  })
})

test('a report of Playwright names what passed at the second try apart, and counts a mere list as skipped', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => {
    const results = messages.map(message => ({ error: { message } }))
    return { title, file: 'home.spec.ts', ok, tests: [{ results }] }
  }
  const inner = { specs: [spec('moves', true, 'was late')] }
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ specs: [spec('opens', false, 'no page'), spec('closes', true)], suites: [inner] }],
  }
  expect(countPlaywright(report)).toEqual({
    ...{ passed: 2, failed: 1, skipped: 2 },
    told: [
      { test: 'home.spec.ts › opens', why: 'no page', shaky: false },
      { test: 'home.spec.ts › moves', why: 'was late', shaky: true },
    ],
  })
  expect(countListed(report)).toEqual({ passed: 0, failed: 0, skipped: 3 })
})
