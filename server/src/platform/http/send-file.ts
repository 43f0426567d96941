import anyAscii from 'any-ascii'
import type { Context } from 'hono'
import { isShown } from 'shared/materials/file-types'
import type { ByteRange, Storage } from '../storage/storage.ts'
import { sendError } from './refuse.ts'

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Returns the requested range of a file. All of it without a header, for several ranges or an invalid one (RFC 9110,
 * 14.2). `unsatisfiable` if the range begins after the end.
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
 * Returns a Content-Disposition header (RFC 6266) with the name in ASCII and percent-encoded (RFC 8187). A name cannot
 * break out of the header.
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
  /** True to download instead of showing inline. */
  isSaved?: boolean
  /** ETag of these bytes; a stored file never changes. */
  tag: string
}

/**
 * Sends a stored file, whole or a range. Uploaded content is sandboxed (CSP `sandbox`, nosniff) and revalidated on each
 * request, so that a lost permission takes effect at once.
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

/** Serves any kind of text as plain text, so that HTML and scripts are not run. */
const contentTypeOf = (type: string): string =>
  type.startsWith('text/') ? `${type === 'text/csv' ? type : 'text/plain'}; charset=utf-8` : type
