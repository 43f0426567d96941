import type { ByteRange } from '../storage/storage.ts'

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * What a Range header asks of a file of this length: all of it when it asks nothing, several parts at once or
 * nonsense (RFC 9110, section 14.2); `unsatisfiable` when it begins behind the end.
 */
export function byteRangeOf(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'all' | 'unsatisfiable' {
  const [matched, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (matched === undefined || (first === '' && last === '')) return 'all'
  if (first === '') return lastBytes(Number(last), sizeBytes)
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'all'
  if (start >= sizeBytes) return 'unsatisfiable'
  return { start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) }
}

function lastBytes(count: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || sizeBytes === 0) return 'unsatisfiable'
  return { start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 }
}
