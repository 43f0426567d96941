import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count, type Figure } from '../bench/figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Tested {
  expectation: string
  /** Test files below `tests/integration`. */
  files: string[]
}

/** Experiments that are integration tests, because they need the server's internals or are short. */
const tests: Record<string, Tested> = {
  statements: {
    expectation: 'a failure of any statement of any mutation leaves every table unchanged (F3)',
    files: ['faults/statements'],
  },
  'migration-statements': {
    expectation: 'a migration that fails at any statement leaves no partial change (F24)',
    files: ['faults/migrations'],
  },
  webhooks: {
    expectation:
      'forged events are refused, one event has one effect, four have the same result in any order (F13 to F15)',
    files: ['dashboard/stripe', 'platform/voice-webhook', 'faults/on-postgres/webhooks'],
  },
  processes: {
    expectation: 'two processes count a limit together (F18)',
    files: ['platform/processes'],
  },
  races: {
    expectation: 'concurrent requests to two processes take effect once and completely (F19)',
    files: ['faults/on-postgres/races', 'faults/on-postgres/invoice-numbers'],
  },
  start: {
    expectation: 'a second process on the embedded store is refused (F21)',
    files: ['platform/start'],
  },
  transactions: {
    expectation: 'the outer connection inside a transaction throws at once (F20)',
    files: ['platform/store'],
  },
  uploads: {
    expectation: 'fifty megabytes survive five cuts and a killed server, byte for byte',
    files: ['files/killed', 'files/resume'],
  },
  backup: {
    expectation: 'a backup restores every table and file, on either store (F23)',
    files: ['backup', 'backup-damaged', 'backup-killed', 'backup-running'].map(name => `platform/${name}`),
  },
  clock: {
    expectation:
      'clock jumps, days of 23 and 25 hours and month ends change no permission, limit or day (F27)',
    files: ['faults/clock'],
  },
  commands: {
    expectation: 'every command reports a damaged store in one line (F21)',
    files: ['faults/commands'],
  },
  google: {
    expectation:
      'a missing, silent or forged Google is reported within five seconds; passwords still work (F11)',
    files: ['auth/google'],
  },
}

/** Runs the files of an experiment on the stores that `vitest.config.ts` has for them, at full size unless `short`. */
function run({ files }: Tested, short: boolean): Figure[] {
  const paths = files.map(file => `tests/integration/${file}.test.ts`)
  const missing = paths.find(path => !existsSync(join(root, path)))
  if (missing) throw new Error(`${missing} does not exist.`)
  const projects = ['--project', 'integration-embedded', '--project', 'integration-postgres']
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...paths],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FAULTS: short ? 'short' : 'full' },
    },
  )
  return [count('failed runs of its tests', status === 0 ? 0 : 1)]
}

export const testedExperiments = Object.fromEntries(
  Object.entries(tests).map(([name, tested]) => [
    name,
    { expectation: tested.expectation, run: async ({ short }: { short: boolean }) => run(tested, short) },
  ]),
)
