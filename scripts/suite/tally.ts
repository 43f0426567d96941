import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup/tools.ts'
import type { Ended } from './run-node.ts'

interface Told {
  test: string
  why: string
  /** Number of lines shown of a failure. */
  lines?: number
}

/** Counts of one runner. */
export interface Tally {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** Failed tests with the first line of each error. */
  told?: Told[]
  /** Reasons of skipped or uncounted tests. */
  note?: string
}

export type Counted = Pick<Tally, 'passed' | 'failed' | 'skipped' | 'told'>

export const lineOf = ({ name, passed, failed, skipped, seconds, note }: Tally): string =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)}${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(1)} s${note ? ` (${note})` : ''}`

const WHY_LINES = 12

/** Formats the failures again: of a long run often only the end is kept. */
export const failuresOf = ({ name, told = [] }: Tally): string[] =>
  told.map(({ test, why, lines: most = WHY_LINES }) => {
    const lines = stripVTControlCharacters(why).split('\n').slice(0, most)
    return [`✗ ${name}: ${test}`, ...lines.map(line => `    ${line}`.trimEnd())].join('\n')
  })

/** Returns the last line of `npm test`, which other programs parse. */
export function totalOf(tallies: Tally[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped'): number =>
    tallies.reduce((total, tally) => total + tally[count], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}

const LAST_LINES = 40

/** Adds a failure when a runner exits non-zero although no test failed, with the last lines of its output. */
export function withExitStatus(tally: Tally, { ok, output }: Pick<Ended, 'ok' | 'output'>): Tally {
  if (ok || tally.failed > 0) return tally
  const why = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  const told = [...(tally.told ?? []), { test: 'the run itself', why, lines: LAST_LINES }]
  return { ...tally, failed: 1, note: 'the run itself failed', told }
}

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Counts a file that broke before its first test as one failed test: its own tests are in no count. */
export function countVitest(report: VitestReport): Counted {
  const told = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${relative(root, name)} › ${fullName}`,
        why: failureMessages.join('\n'),
      })),
  )
  const broken = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(isNotFailed))
    .map(({ name, message }) => ({ test: relative(root, name), why: message }))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    told: [...told, ...broken],
  }
}

const isNotFailed = ({ status }: { status: string }) => status !== 'failed'

interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsIn),
]

export function countPlaywright({ stats, suites }: PlaywrightReport): Counted {
  const told = suites.flatMap(specsIn).flatMap(({ title, file, ok, tests }) => {
    if (ok) return []
    const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
    return [{ test: `${file} › ${title}`, why: messages.join('\n') }]
  })
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, told }
}

/** Counts listed tests as skipped. */
export const countListed = ({ suites }: PlaywrightReport): Counted => ({
  passed: 0,
  failed: 0,
  skipped: suites.flatMap(specsIn).reduce((sum, { tests }) => sum + tests.length, 0),
})
