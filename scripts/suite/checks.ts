import { tool } from '../setup/tools.ts'
import { type Ended, runQuietly } from './run-node.ts'
import type { Tally } from './tally.ts'

/** What needs no running program. Each counts as one test. */
export const quickChecks: Record<string, string[]> = {
  'format and lint': tool('biome', 'check', '--error-on-warnings', '.'),
  'types of server and tests': types('.', 'server'),
  'types of the client': types('client', 'client'),
  'unused code': tool('knip'),
}

/** Remembers what it checked, so that the next time only what changed is checked again. */
function types(project: string, name: string): string[] {
  const memory = `node_modules/.cache/types-of-${name}.tsbuildinfo`
  return tool('tsc', '--project', project, '--incremental', '--tsBuildInfoFile', memory)
}

/** Takes a database of its own, too long for every save. */
export const schemaCheck = { 'types of the database': ['scripts/generate.ts', '--verify'] }

export function runChecks(checks: Record<string, string[]>): Promise<Tally[]> {
  return Promise.all(Object.entries(checks).map(async ([name, args]) => show(name, await runQuietly(args))))
}

/** Says at once how a check ended, and what it found only when it found something. */
function show(name: string, { ok, output, seconds }: Ended): Tally {
  console.log(`${ok ? '✓' : '✗'} ${name}, ${seconds.toFixed(1)} s`)
  if (!ok) console.log(output.trimEnd())
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
}
