import { dirname, relative } from 'node:path/posix'
import type { Changes } from './changes.ts'
import { addImport, type Import, type Piece } from './source-edits.ts'

/** Writes a piece into a file of its own, or behind what is there. */
export function addPiece(changes: Changes, path: string, { imports, code }: Piece): void {
  if (changes.has(path)) changes.edit(path, text => `${text.trimEnd()}\n\n${code}\n`)
  else changes.create(path, `${code}\n`)
  addImports(changes, path, imports)
}

export function addImports(changes: Changes, path: string, imports: Import[]): void {
  for (const { from, names } of imports)
    if (from !== path) changes.edit(path, text => addImport(text, specifierFor(path, from), names))
}

const WORKSPACE = /^(shared|server)\/src\/(.+)\.ts$/
const OURS = /^(shared|server|client|tests|scripts)\//

/** How a file of the repository is called from another one; packages keep their name. */
function specifierFor(from: string, target: string): string {
  if (!OURS.test(target)) return target
  const [, workspace, inside] = WORKSPACE.exec(target) ?? []
  if (workspace && !from.startsWith(`${workspace}/`)) return `${workspace}/${inside}`
  const path = relative(dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}
