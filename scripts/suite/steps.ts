import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findTestBrowser } from '../../tests/support/processes/find-browser.ts'
import { root, tool } from '../setup/tools.ts'
import { runCaptured, runWithOutput } from './run-node.ts'
import {
  type Counted,
  countListed,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
  withExitStatus,
} from './tally.ts'

/** Checks without a running program. Each counts as one test. */
export const quickChecks: Record<string, string[]> = {
  'format and lint': tool('biome', 'check', '--error-on-warnings', '.'),
  'types of server and tests': types('.', 'server'),
  'types of the client': types('client', 'client'),
  'unused code': tool('knip', '--cache'),
}

/** Further checks, too slow for every save. The types of a new database are compared with the generated ones. */
export const slowChecks: Record<string, string[]> = {
  'import cycles': tool('biome', 'lint', '--error-on-warnings', '--only=suspicious/noImportCycles', '.'),
  'types of the database': ['scripts/generate.ts', '--verify'],
}

/** Returns the command of an incremental `tsc`. */
function types(project: string, name: string): string[] {
  const memory = `node_modules/.cache/types-of-${name}.tsbuildinfo`
  return tool('tsc', '--project', project, '--incremental', '--tsBuildInfoFile', memory)
}

/** Runs checks in parallel; prints the result of each, and the output of those that fail. */
export function runChecks(checks: Record<string, string[]>): Promise<Tally[]> {
  const run = async ([name, args]: [string, string[]]): Promise<Tally> => {
    const { ok, output, seconds } = await runCaptured(args)
    console.log(`${ok ? '✓' : '✗'} ${name}, ${seconds.toFixed(1)} s${ok ? '' : `\n${output.trimEnd()}`}`)
    return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
  }
  return Promise.all(Object.entries(checks).map(run))
}

/** Runs vitest projects; a name may end in `*`. */
export async function runVitest(name: string, projects: string[]): Promise<Tally> {
  const report = join(root, 'test-results', `${name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.flatMap(project => ['--project', project])
  // Removes the report of an earlier run.
  rmSync(report, { force: true })
  const ended = await runWithOutput(tool('vitest', 'run', '--passWithNoTests', ...chosen, ...reporters))
  return withExitStatus(
    { name, seconds: ended.seconds, ...counted<VitestReport>(report, countVitest) },
    ended,
  )
}

/** Runs the browser tests; without any browser they are counted as skipped. */
export async function runPlaywright(): Promise<Tally> {
  if (!findTestBrowser()) await runCaptured(tool('playwright', 'install', 'chromium-headless-shell'))
  const report = join(root, 'test-results/end-to-end.json')
  const without = findTestBrowser() === undefined
  const args = without ? ['--list', '--reporter=json'] : ['--reporter=list,json']
  const ended = await runWithOutput(tool('playwright', 'test', '--pass-with-no-tests', ...args), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const count = counted<PlaywrightReport>(report, without ? countListed : countPlaywright)
  const note = without ? { note: 'no browser: set CHROMIUM_PATH or install chromium' } : {}
  return withExitStatus({ name: 'end-to-end', seconds: ended.seconds, ...count, ...note }, ended)
}

/** Reads a report; a missing one counts as a failure. */
export function counted<Report>(path: string, count: (report: Report) => Counted): Counted {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 }
  return count(JSON.parse(readFileSync(path, 'utf8')) as Report)
}
