import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const routers = fileURLToPath(new URL('../../server/src/routers/', import.meta.url))

/** Returns the docstring of a router by its dotted name; empty without one. */
export function wordsOfRouter(path: string): string {
  const { router, name } = split(path)
  const parent = router && sourceOf(router)
  return wordsAbove(sourceOf(path), 'export const \\w+ = router\\(') || wordsAbove(parent, `${name}:`)
}

/** Returns the docstring of a procedure, in its router or in a file of its own. */
export function procedureDoc(path: string): string {
  const { router, name } = split(path)
  return (
    wordsAbove(sourceOf(router), `${name}:`) || wordsAbove(sourceOf(path), `export const ${name}Procedure\\b`)
  )
}

function split(path: string): { router: string; name: string } {
  const dot = path.lastIndexOf('.')
  return { router: path.slice(0, Math.max(dot, 0)), name: path.slice(dot + 1) }
}

/**
 * Returns the file of a router, named after its place in the tree; one used at several places is in the parent folder.
 */
function sourceOf(path: string): string {
  const place = kebab(path).replaceAll('.', '/')
  const name = place.slice(place.lastIndexOf('/') + 1)
  const file = [`${place}.ts`, `${place}/${name}.ts`, `${name}.ts`].find(one => existsSync(routers + one))
  return file ? readFileSync(routers + file, 'utf8') : ''
}

const kebab = (camel: string): string => camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function wordsAbove(source: string, code: string): string {
  const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${code}`).exec(source) ?? []
  const lines = comment.split('\n').map(line => line.replace(/^\s*\* ?/, '').trim())
  return lines.join(' ').trim()
}
