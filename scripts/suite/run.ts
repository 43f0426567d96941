import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres } from '../../tests/support/processes/find-postgres.ts'
import { whyNoSwift } from '../../tests/support/processes/swift-server.ts'
import { root } from '../setup/tools.ts'
import { runWithOutput } from './run-node.ts'
import { quickChecks, runChecks, runPlaywright, runVitest, slowChecks } from './steps.ts'
import { failuresOf, lineOf, type Tally, totalOf } from './tally.ts'

const FOLDER = '/dev/shm'
const GIBIBYTE = 2 ** 30
/** Size of the folder in memory, in bytes; stores, films and browsers of a run take less than half of it. */
const ROOM_BYTES = 4 * GIBIBYTE
/** Free memory that a run needs: the folder's files take memory, and the programs as much again. */
const MEMORY_BYTES = 8 * GIBIBYTE

/**
 * Returns a folder in memory for files that end with a run, on a machine that has one with room in it: every test file
 * copies a database, which is a thousand small files, and a disk takes five times as long for them.
 */
function folderInMemory(): string | undefined {
  if (process.platform !== 'linux' || process.availableMemory() < MEMORY_BYTES) return undefined
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ROOM_BYTES ? FOLDER : undefined
  } catch {
    return undefined
  }
}

/**
 * Runs `npm test`: all steps, also after a failure, one after the other, because each uses two cores and some tests
 * measure time. Short by default, for every commit; `--thorough` adds every store, all browser tests, experiments, and
 * hostile inputs by the hundred.
 */
rmSync(join(root, 'test-results'), { recursive: true, force: true })
const { thorough } = parseArgs({ options: { thorough: { type: 'boolean', default: false } } }).values
const postgres = findPostgres() !== undefined
process.env.SHORT_RUN = thorough ? '' : '1'
if (thorough) process.env.INPUTS ||= '200'
const memory = folderInMemory()
if (memory) process.env.TMPDIR ??= memory
const tallies: Tally[] = []

const steps: Record<string, () => Promise<Tally | Tally[]>> = {
  // Tests of the server request the built pages.
  Build: () => runScript('build', ['scripts/build.ts']),
  Checks: () => runChecks({ ...quickChecks, ...slowChecks }),
  'Unit and architecture': () => runVitest('unit', ['unit*', 'architecture']),
  ...((thorough || !postgres) && {
    'Integration on the embedded store': () => runVitest('integration embedded', ['integration-embedded']),
  }),
  'Integration on PostgreSQL': integrationOnPostgres,
  ...(thorough && { 'Files in an object store': integrationOnObjectStore }),
  'End to end': runPlaywright,
  ...(thorough && {
    // Fails only if a bench breaks; figures of this size are not meaningful.
    'Benches in short': () => runScript('benches', ['scripts/bench.ts', '--short']),
    // The other experiments are integration tests.
    'Experiments in short': () => runScript('experiments', ['scripts/faults.ts', '--short', '--no-tests']),
  }),
}

for (const [name, step] of Object.entries(steps)) {
  heading(name)
  tallies.push(...[await step()].flat())
}

heading('Summary')
for (const tally of tallies) console.log(lineOf(tally))
console.log(`${Math.round(process.uptime() / 60)} minutes.`)
if (!thorough) console.log('A short run: `npm test -- --thorough` runs all of it, on every store.')
for (const failure of tallies.flatMap(failuresOf)) console.log(`\n${failure}`)
console.log(`\n${totalOf(tallies)}`)
process.exitCode = tallies.some(tally => tally.failed > 0) ? 1 : 0

function heading(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

/** Runs the tests on PostgreSQL; without it counts as many skipped as ran on the embedded store. */
async function integrationOnPostgres(): Promise<Tally> {
  const name = 'integration postgres'
  if (postgres) return runVitest(name, ['integration-postgres'])
  const same = tallies.at(-1)
  const skipped = same ? same.passed + same.failed + same.skipped : 0
  const note = 'no PostgreSQL: set TEST_DATABASE_URL or install its server'
  return { name, passed: 0, failed: 0, skipped, seconds: 0, note }
}

/** Runs the tests of files on the object store; counts one skipped test without one. */
async function integrationOnObjectStore(): Promise<Tally> {
  const name = 'integration s3'
  const noObjectStore = whyNoSwift() ?? (postgres ? undefined : 'no PostgreSQL')
  if (noObjectStore === undefined) return runVitest(name, ['integration-s3'])
  return { name, passed: 0, failed: 0, skipped: 1, seconds: 0, note: noObjectStore }
}

async function runScript(name: string, args: string[]): Promise<Tally> {
  const { ok, seconds } = await runWithOutput(args)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
}
