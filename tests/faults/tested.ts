import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../load/figures.ts'
import { figure } from '../load/figures.ts'
import { count } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

interface Result {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

type Store = 'embedded' | 'postgres'

/** An experiment that is an integration test: it needs the server's insides, or is short enough to be always run. */
export async function tested(
  stores: Store[],
  files: string[],
  env: Record<string, string> = {},
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tested-'))
  try {
    const out = join(folder, 'result.json')
    const projects = stores.flatMap(store => ['--project', `integration-${store}`])
    const paths = files.map(file => `tests/integration/${file}.test.ts`)
    const args = [vitest, 'run', ...projects, '--reporter=json', `--outputFile=${out}`, ...paths]
    const run = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    })
    await new Promise(resolve => run.once('exit', resolve))
    const result = JSON.parse(readFileSync(out, 'utf8')) as Result
    return [
      figure('promises kept', '', result.numPassedTests, { atLeast: 1 }),
      count('promises broken', result.numFailedTests + result.numFailedTestSuites),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
