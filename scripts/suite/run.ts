import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from '../../tests/support/processes/find-postgres.ts'
import { whyNoSwift } from '../../tests/support/processes/swift-server.ts'
import { root } from '../setup/tools.ts'
import { type Run, runAloud, runQuietly } from './run-node.ts'
import { quickChecks, runChecks, runPlaywright, runVitest, schemaCheck } from './steps.ts'
import { failuresOf, lineOf, type Tally, totalOf } from './tally.ts'

/** All of `npm test`. What fails does not keep the rest from being tried, so that one run tells everything. */
rmSync(join(root, 'test-results'), { recursive: true, force: true })
const tallies: Tally[] = []

const steps: Record<string, () => Promise<Tally | Tally[]>> = {
  Checks: () => runChecks({ ...quickChecks, ...schemaCheck }),
  Unit: () => runVitest('unit', ['unit*']),
  Architecture: () => runVitest('architecture', ['architecture']),
  Generators: () => runVitest('generators', ['generators']),
  'Integration on the embedded store': () => runVitest('integration embedded', ['integration-embedded']),
}

heading('Build')
// The server hands out the built pages, so they are there before it is tested.
tallies.push(await build())
const browserTests = runBeside(runPlaywright)
for (const [name, step] of Object.entries(steps)) {
  heading(name)
  tallies.push(...[await step()].flat())
}
const objectStoreTests = runBeside(integrationOnObjectStore)
heading('Integration on PostgreSQL')
tallies.push(await integrationOnPostgres())
await tell('Files in an object store', objectStoreTests)
await tell('End to end', browserTests)

heading('Summary')
for (const tally of tallies) console.log(lineOf(tally))
for (const failure of tallies.flatMap(failuresOf)) console.log(`\n${failure}`)
console.log(`\n${totalOf(tallies)}`)
process.exitCode = tallies.some(tally => tally.failed > 0) ? 1 : 0

function heading(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

/** Nearly the same files as on the embedded store: as many tests count as skipped where there is no PostgreSQL. */
async function integrationOnPostgres(): Promise<Tally> {
  const name = 'integration postgres'
  const env = { FILES_IN_A_BUCKET: whyNoObjectStore() ? '' : '1' }
  if (findPostgres()) return runVitest(name, ['integration-postgres'], args => runAloud(args, env))
  const same = tallies.at(-1)
  const skipped = same ? same.passed + same.failed + same.skipped : 0
  const note = 'no PostgreSQL: set TEST_DATABASE_URL or install its server'
  return { name, passed: 0, failed: 0, skipped, seconds: 0, note }
}

/** The tests of files once more; as one that is skipped where there is no object store. */
async function integrationOnObjectStore(run: Run): Promise<Tally> {
  const name = 'integration s3'
  const note = whyNoObjectStore()
  if (note === undefined) return runVitest(name, ['integration-s3'], run)
  return { name, passed: 0, failed: 0, skipped: 1, seconds: 0, note }
}

function whyNoObjectStore(): string | undefined {
  return whyNoSwift() ?? (findPostgres() ? undefined : 'no PostgreSQL')
}

interface Told {
  tally: Tally
  said: string
}

async function tell(name: string, beside: Promise<Told>): Promise<void> {
  const { tally, said } = await beside
  heading(name)
  console.log(said)
  tallies.push(tally)
}

/** Beside the rest, for it waits much; what it says comes when the rest has spoken. */
async function runBeside(step: (run: Run) => Promise<Tally>): Promise<Told> {
  let said = ''
  const tally = await step(async (args, env) => {
    const ended = await runQuietly(args, env)
    said += ended.output
    return ended
  })
  return { tally, said }
}

async function build(): Promise<Tally> {
  const { ok, seconds } = await runAloud(['scripts/build.ts'])
  return { name: 'build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
}
