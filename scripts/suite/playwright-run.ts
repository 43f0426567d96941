import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTestBrowser } from '../../tests/support/find-browser.ts'
import { root, tool } from '../setup/tools.ts'
import { runAloud, runQuietly } from './run-node.ts'
import { type Failure, honest, type Tally } from './tally.ts'

interface Suite {
  specs: Spec[]
  suites?: Suite[]
}

interface Spec {
  title: string
  file: string
  ok: boolean
  tests: { results: { error?: { message?: string } }[] }[]
}

type Counted = Pick<Tally, 'passed' | 'failed' | 'skipped' | 'failures' | 'shaky'>

/** The part of Playwright's JSON report that is counted. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: Suite[]
}

const NAME = 'end-to-end'
const REPORT = join(root, 'test-results/end-to-end.json')

/** Runs the browser tests; without any browser they are counted as skipped. */
export async function runPlaywright(): Promise<Tally> {
  if (!findTestBrowser()) await runQuietly(tool('playwright', 'install', 'chromium-headless-shell'))
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT }
  const without = findTestBrowser() === undefined
  const args = without ? ['--list', '--reporter=json'] : ['--reporter=list,json']
  const { ok, seconds } = await (without ? runQuietly : runAloud)(
    tool('playwright', 'test', '--pass-with-no-tests', ...args),
    env,
  )
  const report: Report | undefined = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined
  const tally = { name: NAME, seconds, ...(without ? allSkipped(report) : countPlaywright(report)) }
  return honest(tally, ok)
}

export function countPlaywright(report: Report | undefined): Counted {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const told = report.suites.flatMap(specsIn).flatMap(failureOf)
  const [shaky, failures] = [told.filter(({ ok }) => ok), told.filter(({ ok }) => !ok)]
  return { passed: expected + flaky, failed: unexpected, skipped, failures, shaky }
}

function failureOf({ title, file, ok, tests }: Spec): (Failure & { ok: boolean })[] {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
  return ok && messages.length === 0 ? [] : [{ test: `${file} › ${title}`, why: messages.join('\n'), ok }]
}

const specsIn = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]

function allSkipped(report: Report | undefined): Pick<Tally, 'passed' | 'failed' | 'skipped' | 'note'> {
  const note = 'no browser: set CHROMIUM_PATH or install chromium'
  return {
    passed: 0,
    failed: 0,
    skipped: (report?.suites ?? []).reduce((sum, suite) => sum + testsIn(suite), 0),
    note,
  }
}

export const testsIn = (suite: Suite): number =>
  specsIn(suite).reduce((sum, { tests }) => sum + tests.length, 0)
