import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownErrorsOf } from 'server/trpc/policies'
import { root } from '../../scripts/setup/tools.ts'
import { procedurePaths, procedures } from './procedures.ts'

/** An empty file for each refusal that a test has met, of all workers and runs until the folder is removed. */
const folder = join(root, 'node_modules/.cache/provoked-refusals')

export function rememberRefusal(path: string, code: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${path} ${code}`), '')
}

/** What procedures declare and no test has met, such as `auth.signUp LIMITED`. */
export function unprovokedRefusals(): string[] {
  const met = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return procedurePaths
    .flatMap(path => ownErrorsOf(procedures[path]._def.meta ?? {}).map(code => `${path} ${code}`))
    .filter(one => !met.has(one))
}
