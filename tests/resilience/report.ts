import { type Figure, figure } from '../bench/figures.ts'

/** Returns a figure for occurrences that must not exceed `most`. */
export const count = (what: string, value: number, most = 0): Figure =>
  figure(what, '', value, { atMost: most })

export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
