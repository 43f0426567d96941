import { readFileSync } from 'node:fs'

type Entry = {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Entry>

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

function collect(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) collect(manifest, next, seen)
  return seen
}

/** The manifest names a split route by its file and this suffix. */
function keyOfRoute(id: string): string {
  const path = id === '__root__' ? '/__root' : id.endsWith('/') ? `${id}index` : id
  return `src/routes${path}.tsx?tsr-split=component---loader`
}

/** Lists the styles and scripts of a page: those of the entry and of its routes. */
export function filesOf(manifest: Manifest, routeIds: string[]): { css: string[]; scripts: string[] } {
  const seen = new Set<string>()
  for (const key of ['src/app/main.tsx', ...routeIds.map(keyOfRoute)]) collect(manifest, key, seen)
  const entries = [...seen].flatMap(key => manifest[key] ?? [])
  return {
    css: [...new Set(entries.flatMap(entry => entry.css ?? []))],
    scripts: [...new Set(entries.map(entry => entry.file))],
  }
}
