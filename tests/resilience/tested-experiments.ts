import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count, type Figure, figure } from '../bench/figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

interface Result {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

type Store = 'embedded' | 'postgres'

/** Runs an experiment that is an integration test, because it needs the server's internals or is short. */
export async function tested(stores: Store[], files: string[], env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tested-'))
  try {
    const out = join(folder, 'result.json')
    const projects = stores.flatMap(store => ['--project', `integration-${store}`])
    const paths = files.map(file => `tests/integration/${file}.test.ts`)
    const missing = paths.find(path => !existsSync(join(root, path)))
    if (missing) throw new Error(`${missing} does not exist.`)
    const args = [vitest, 'run', ...projects, '--reporter=json', `--outputFile=${out}`, ...paths]
    const run = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    })
    await new Promise(resolve => run.once('exit', resolve))
    const result = JSON.parse(readFileSync(out, 'utf8')) as Result
    return [
      figure('tests passed', '', result.numPassedTests, { atLeast: 1 }),
      count('promises broken', result.numFailedTests + result.numFailedTestSuites),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Tested {
  expectation: string
  run(size: { short: boolean }): Promise<Figure[]>
}

/** Experiments that are integration tests, with their files. */
export const testedExperiments: Record<string, Tested> = {
  statements: {
    expectation: 'a failure of any statement of any mutation leaves every table as it was (F3)',
    run: ({ short }) =>
      tested(['embedded', 'postgres'], ['faults/statements'], { FAULTS: short ? 'short' : 'full' }),
  },
  webhooks: {
    expectation:
      'forged events are refused, one event has one effect, four end alike in all orders (F13 to F15)',
    run: () =>
      tested(
        ['embedded', 'postgres'],
        ['dashboard/stripe', 'platform/voice-webhook', 'faults/on-postgres/webhooks'],
      ),
  },
  processes: {
    expectation: 'two processes count a limit together (F18)',
    run: () => tested(['postgres'], ['platform/processes']),
  },
  races: {
    expectation: 'what two processes are asked at once is done once, and whole (F19)',
    run: ({ short }) =>
      tested(['postgres'], ['faults/on-postgres/races', 'faults/on-postgres/invoice-numbers'], {
        FAULTS: short ? 'short' : 'full',
      }),
  },
  start: {
    expectation: 'a second process on the embedded store is refused (F21)',
    run: () => tested(['embedded'], ['platform/start']),
  },
  transactions: {
    expectation: 'the outer connection inside a transaction throws at once (F20)',
    run: () => tested(['embedded', 'postgres'], ['platform/store']),
  },
  uploads: {
    expectation: 'fifty megabytes survive five cuts and a killed server, byte for byte',
    run: () => tested(['embedded'], ['files/killed', 'files/resume']),
  },
  backup: {
    expectation: 'a backup restores every table and file, on either store (F23)',
    run: () =>
      tested(
        ['embedded', 'postgres'],
        ['platform/backup', 'platform/backup-damaged', 'platform/backup-killed', 'platform/backup-running'],
      ),
  },
  clock: {
    expectation:
      'clocks that jump, nights of 23 and 25 hours and ends of months change no right, limit or day (F27)',
    run: () => tested(['embedded', 'postgres'], ['faults/clock']),
  },
  commands: {
    expectation: 'a damaged store is said in one line by every command (F21)',
    run: () => tested(['embedded'], ['faults/commands']),
  },
  google: {
    expectation: 'Google away, silent or false is said within five seconds, and passwords go on (F11)',
    run: () => tested(['embedded'], ['auth/google']),
  },
}
