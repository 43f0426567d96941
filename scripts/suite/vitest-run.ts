import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from '../setup/tools.ts'
import { runAloud } from './run-node.ts'
import { honest, type Tally } from './tally.ts'

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Runs vitest projects; a name may end in `*`. */
export async function runVitest(name: string, ...projects: string[]): Promise<Tally> {
  const reportPath = join(root, 'test-results', `${name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  const chosen = projects.flatMap(project => ['--project', project])
  const { ok, seconds } = await runAloud(tool('vitest', 'run', '--passWithNoTests', ...chosen, ...reporters))
  return honest({ name, seconds, ...countVitest(readReport(reportPath)) }, ok)
}

function readReport(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** A file that broke before its first test counts as one failed test: its own tests are in no count. */
export function countVitest(report: Report | undefined): Pick<Tally, 'passed' | 'failed' | 'skipped'> {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
