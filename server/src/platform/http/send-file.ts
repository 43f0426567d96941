import anyAscii from 'any-ascii'
import type { Context } from 'hono'
import { isShown } from 'shared/materials/file-types'
import type { ByteRange, Storage } from '../storage/storage.ts'
import { sendError } from './refuse.ts'

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Returns the range that a Range header asks of a file of this length: all of it when it asks nothing, several parts at
 * once or nonsense (RFC 9110, section 14.2); `unsatisfiable` when it begins behind the end.
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

/**
 * The header that says whether a file is shown or saved, and under which name (RFC 6266): once in plain letters,
 * once with every sign, percent-encoded (RFC 8187). Nothing in a name can end the header or begin another.
 */
export function contentDisposition(how: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, letter => anyAscii(letter))
    .replace(/[^ -~]|["\\%;]/g, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`
}

const encoded = (fileName: string): string =>
  encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export interface Sent {
  path: string
  type: string
  name: string
  /** Rather than shown. */
  isSaved?: boolean
  /** Names these bytes for ever: a stored file never changes. */
  tag: string
}

/**
 * A stored file over HTTP, whole or in part. What somebody has uploaded runs nothing, whatever it is: it is what
 * its type says, alone in a sandbox, and asked for anew each time, so that who lost the right to see it does.
 */
export async function sendFile(c: Context, storage: Storage, file: Sent): Promise<Response> {
  const sizeBytes = await storage.size(file.path)
  if (sizeBytes === undefined) return sendError(c, 'NOT_FOUND')
  const headers = new Headers(headersOf(file))
  if (c.req.header('if-none-match')?.includes(quoted(file)))
    return new Response(null, { status: 304, headers })
  const ifRange = c.req.header('if-range')
  const wanted = ifRange === undefined || ifRange === quoted(file) ? c.req.header('range') : undefined
  const range = byteRangeOf(wanted, sizeBytes)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${sizeBytes}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range === 'all' ? { start: 0, end: sizeBytes - 1 } : range
  headers.set('content-length', String(part.end - part.start + 1))
  if (range !== 'all') headers.set('content-range', `bytes ${part.start}-${part.end}/${sizeBytes}`)
  const status = range === 'all' ? 200 : 206
  if (c.req.method === 'HEAD' || sizeBytes === 0) return new Response(null, { status, headers })
  return new Response(await storage.openRead(file.path, part), { status, headers })
}

/** The name of the bytes that lie under an id. */
export const tagOf = (id: string, { edition = 1 }: { edition?: number | undefined }): string =>
  edition === 1 ? id : `${id}-${edition}`

const quoted = ({ tag }: Sent): string => `"${tag}"`

function headersOf(file: Sent): Record<string, string> {
  return {
    'content-type': contentTypeOf(file.type),
    'content-disposition': contentDisposition(
      isShown(file.type) && !file.isSaved ? 'inline' : 'attachment',
      file.name,
    ),
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    etag: quoted(file),
  }
}

/** Text of any kind is text, also where it calls itself a page or a script. */
const contentTypeOf = (type: string): string =>
  type.startsWith('text/') ? `${type === 'text/csv' ? type : 'text/plain'}; charset=utf-8` : type
