import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Measured values, and the threshold that their median must meet. */
export interface Figure {
  what: string
  unit: string
  values: number[]
  threshold: { atLeast: number } | { atMost: number }
}

/** Creates a figure; a single value means one run. */
export const figure = (
  what: string,
  unit: string,
  values: number | number[],
  threshold: Figure['threshold'],
): Figure => ({ what, unit, values: [values].flat(), threshold })

export const medianOf = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1 + (sorted.length % 2)] ?? 0, sorted[middle] ?? 0]
  return (low + high) / 2
}

export const holds = ({ values, threshold }: Figure): boolean =>
  'atLeast' in threshold ? medianOf(values) >= threshold.atLeast : medianOf(values) <= threshold.atMost

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1))

function row(figure: Figure): Record<string, string> {
  const { what, unit, values, threshold } = figure
  return {
    what,
    median: `${shown(medianOf(values))} ${unit}`,
    spread: `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`,
    bar: 'atLeast' in threshold ? `>= ${threshold.atLeast}` : `<= ${threshold.atMost}`,
    holds: holds(figure) ? 'yes' : 'NO',
  }
}

/** Prints the figures as a table and saves them as JSON. Returns true if every median meets its threshold. */
export function report(name: string, figures: Figure[]): boolean {
  console.table(figures.map(row))
  const failed = figures.filter(figure => !holds(figure))
  console.log(`${figures.length - failed.length} of ${figures.length} bars hold, on ${cpus().length} cores.`)
  const folder = fileURLToPath(new URL('../../test-results/bench/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${name}.json`, JSON.stringify({ cores: cpus().length, figures }, null, 2))
  return failed.length === 0
}

/** Returns a figure for occurrences that must not exceed `most`. */
export const count = (what: string, value: number, most = 0): Figure =>
  figure(what, '', value, { atMost: most })

export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Returns the figures that miss their target. Times are judged at full size, on an idle machine. */
export const missed = (figures: Figure[]): string[] =>
  figures
    .filter(figure => figure.unit === '' && !holds(figure))
    .map(({ what, values }) => `${what}: ${values.join(', ')}`)
