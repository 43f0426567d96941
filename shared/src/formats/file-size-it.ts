import { once } from './once.ts'

const units = ['Bytes', 'KB', 'MB', 'GB'] as const

const number = once(() => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' }))

/** A size as `0 Bytes`, `1,5 KB`, `50 MB`, `2 GB`, by steps of 1024. */
export function fileSizeIt(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  // 1023,97 KB would be written "1.024 KB": what rounds up to the next step is written in the next unit.
  while (unit < units.length - 1 && Math.round(size * 10) / 10 >= 1024) {
    size /= 1024
    unit++
  }
  return `${number().format(size)}\u00a0${units[unit]}`
}
