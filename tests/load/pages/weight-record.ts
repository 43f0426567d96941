import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ScriptWeight } from './script-weight.ts'
import type { Audience, WeighedPage } from './weighed-pages.ts'

type Weight = WeighedPage & ScriptWeight
type Chunks = Record<string, number>

const folder = new URL('../../../test-results/page-weights/', import.meta.url)
const MOST_NAMED = 5
const NOTICED_KILOBYTES = 0.2

/** Keeps what the pages weigh, for the next time that one of them is too heavy. */
export function keepWeights(audience: Audience, weights: Weight[]): void {
  mkdirSync(folder, { recursive: true })
  const chunks = Object.fromEntries(weights.map(page => [page.path, page.chunks]))
  writeFileSync(new URL(`${audience}.json`, folder), JSON.stringify(chunks))
}

function chunksBefore(audience: Audience, path: string): Chunks {
  try {
    return JSON.parse(readFileSync(new URL(`${audience}.json`, folder), 'utf8'))[path] ?? {}
  } catch {
    return {}
  }
}

/** Says of a page that is too heavy which of its files are new or have grown since it was not, the worst first. */
export function blameOf(audience: Audience, { path, kilobytes, atMost, chunks }: Weight): string {
  const before = chunksBefore(audience, path)
  const grown = Object.entries(chunks)
    .map(([name, size]) => ({ name, by: size - (before[name] ?? 0), isNew: !(name in before) }))
    .filter(({ by }) => by > NOTICED_KILOBYTES)
    .sort((one, other) => other.by - one.by)
    .slice(0, MOST_NAMED)
    .map(({ name, by, isNew }) => `${name} ${isNew ? 'is new with' : 'has grown by'} ${by.toFixed(1)} kB`)
  return `${path} needs ${kilobytes.toFixed(1)} kB, more than ${atMost}: ${grown.join(', ')}`
}
