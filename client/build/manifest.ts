import { readFileSync } from 'node:fs'

type Entry = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Entry>

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

function collect(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen
  for (const next of manifest[key].imports ?? []) collect(manifest, next, seen)
  return seen.add(key)
}

/** The manifest names a split route by its file and this suffix. */
function keyOfRoute(id: string): string {
  const path = id === '__root__' ? '/__root' : id.endsWith('/') ? `${id}index` : id
  return `src/routes${path}.tsx?tsr-split=component---loader`
}

/** The lower half of a long page: prerendered, its program loaded later, its styles needed from the start. */
export const LATE = /\/rest\.tsx$/

function cssOf(manifest: Manifest, keys: Set<string>): string[] {
  const seen = new Set(keys)
  const late = [...keys].flatMap(key => manifest[key]?.dynamicImports ?? []).filter(key => LATE.test(key))
  for (const key of late) collect(manifest, key, seen)
  return [...new Set([...seen].flatMap(key => manifest[key]?.css ?? []))]
}

/** What a page needs: the entry, the router's stage and its routes, in the order in which they load. */
export function filesOf(manifest: Manifest, routeIds: string[]): { css: string[]; scripts: string[] } {
  const seen = new Set<string>()
  const stages = Object.keys(manifest).filter(key => /^src\/app\/(stage-dom|stage-app)\.tsx?$/.test(key))
  for (const key of ['src/app/main.tsx', ...stages, ...routeIds.map(keyOfRoute)]) collect(manifest, key, seen)
  const entries = [...seen].flatMap(key => manifest[key] ?? [])
  return {
    css: cssOf(manifest, seen),
    scripts: [...new Set(entries.map(entry => entry.file))],
  }
}
