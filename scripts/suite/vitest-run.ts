import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, tool } from '../setup/tools.ts'
import { runAloud } from './run-node.ts'
import { type Failure, honest, type Tally } from './tally.ts'

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: File[]
}

interface File {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

type Counted = Pick<Tally, 'passed' | 'failed' | 'skipped' | 'failures'>

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
export function countVitest(report: Report | undefined): Counted {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(file => file.status === 'failed' && failedIn(file).length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(file => ({ test: relative(root, file.name), why: file.message })),
      ...report.testResults.flatMap(failedIn),
    ],
  }
}

function failedIn(file: File): Failure[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${relative(root, file.name)} › ${fullName}`,
    why: failureMessages.join('\n'),
  }))
}
