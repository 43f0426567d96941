import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from '../../tests/support/find-postgres.ts'
import { root } from '../setup/tools.ts'
import { quickChecks, runChecks, schemaCheck } from './checks.ts'
import { runPlaywright } from './playwright-run.ts'
import { runAloud } from './run-node.ts'
import { failuresOf, lineOf, type Tally, totalOf } from './tally.ts'
import { runVitest } from './vitest-run.ts'

/** All of `npm test`. What fails does not keep the rest from being tried, so that one run tells everything. */
rmSync(join(root, 'test-results'), { recursive: true, force: true })
const tallies: Tally[] = []

heading('Checks')
tallies.push(...(await runChecks({ ...quickChecks, ...schemaCheck })))
heading('Unit')
tallies.push(await runVitest('unit', 'unit*'))
heading('Architecture')
tallies.push(await runVitest('architecture', 'architecture'))
heading('Generators')
tallies.push(await runVitest('generators', 'generators'))
// The server hands out the built pages, so they are there before it is tested.
heading('Build')
tallies.push(await build())
heading('Integration on the embedded store')
const embedded = await runVitest('integration embedded', 'integration-embedded')
tallies.push(embedded)
heading('Integration on PostgreSQL')
tallies.push(await integrationOnPostgres(embedded))
heading('End to end')
tallies.push(await runPlaywright())

heading('Summary')
for (const tally of tallies) console.log(lineOf(tally))
for (const failure of tallies.flatMap(failuresOf)) console.log(`\n${failure}`)
console.log(`\n${totalOf(tallies)}`)
process.exitCode = tallies.some(tally => tally.failed > 0) ? 1 : 0

function heading(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)
}

/** The same files as on the embedded store, so that is how many are skipped where there is no PostgreSQL. */
async function integrationOnPostgres(same: Tally): Promise<Tally> {
  const name = 'integration postgres'
  if (findPostgres()) return runVitest(name, 'integration-postgres')
  const note = 'no PostgreSQL: set TEST_DATABASE_URL or install its server'
  return { name, passed: 0, failed: 0, skipped: same.passed + same.failed + same.skipped, seconds: 0, note }
}

async function build(): Promise<Tally> {
  const { ok, seconds } = await runAloud(['scripts/build.ts'])
  return { name: 'build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
}
