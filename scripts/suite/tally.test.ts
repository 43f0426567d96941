import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../setup/tools.ts'
import { countPlaywright, testsIn } from './playwright-run.ts'
import { failuresOf, honest, type Tally, totalOf } from './tally.ts'
import { countVitest } from './vitest-run.ts'

interface Assertion {
  status: string
  fullName: string
  failureMessages: string[]
}

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

test('what failed is told in a few plain lines', () => {
  const why = [
    '\u001b[31mexpected 3 to be 4\u001b[39m',
    ...Array.from({ length: 40 }, () => 'at a place'),
  ].join('\n')
  const [told] = failuresOf(tally({ failed: 1, failures: [{ test: 'a sum is right', why }] }))
  expect(told?.split('\n').slice(0, 2)).toEqual(['✗ unit: a sum is right', '    expected 3 to be 4'])
  expect(told?.split('\n')).toHaveLength(13)
})

describe('a report of vitest', () => {
  const file = (name: string, assertionResults: Assertion[]) => ({
    name: join(root, name),
    status: 'failed',
    message: '',
    assertionResults,
  })
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      file('sum.test.ts', [
        { status: 'failed', fullName: 'a sum is right', failureMessages: ['expected 3 to be 4'] },
        { status: 'passed', fullName: 'a sum is a number', failureMessages: [] },
      ]),
      { ...file('broken.test.ts', []), message: 'no such module' },
    ],
  }

  test('counts a file that broke on loading as a failure, and names all that failed', () => {
    expect(countVitest(report)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      failures: [
        { test: 'broken.test.ts', why: 'no such module' },
        { test: 'sum.test.ts › a sum is right', why: 'expected 3 to be 4' },
      ],
    })
  })

  test('that is missing counts as a failure', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('a report of Playwright', () => {
  test('counts what passed at the second try, and names it apart from what failed', () => {
    const spec = (title: string, ok: boolean, ...messages: string[]) => {
      const results = messages.map(message => ({ error: { message } }))
      return { title, file: 'home.spec.ts', ok, tests: [{ results }] }
    }
    const inner = { specs: [spec('moves', true, 'was late')] }
    const outer = { specs: [spec('opens', false, 'no page'), spec('closes', true)], suites: [inner] }
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 2 }
    const counted = countPlaywright({ stats, errors: [], suites: [outer] })
    expect(counted).toMatchObject({ passed: 2, failed: 1, skipped: 2 })
    expect(failuresOf(tally(counted))).toEqual([
      '≈ unit, at the second try: home.spec.ts › moves\n    was late',
      '✗ unit: home.spec.ts › opens\n    no page',
    ])
  })

  test('knows how many tests it would have run', () => {
    const spec = (count: number) => ({
      title: 'opens',
      file: 'home.spec.ts',
      ok: true,
      tests: Array.from({ length: count }, () => ({ results: [] })),
    })
    const inner = { specs: [spec(1), spec(2)] }
    expect(testsIn({ specs: [spec(1)], suites: [inner] })).toBe(4)
  })
})
