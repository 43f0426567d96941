import { createHmac } from 'node:crypto'
import { MINUTE } from './clock.ts'
import { timingSafeEqualText } from './tokens.ts'

/** Maximum age, and maximum distance into the future, of a signature. */
const TOLERANCE_MS = 5 * MINUTE
const MAX_HEADER_LENGTH = 1000
const MAC = /^[0-9a-f]{64}$/

/** Scheme of a provider's signatures in the header. */
export type SignatureScheme = 'v0' | 'v1'

/** Parses `t=<unix seconds>,v0=<hex>`: one time, one or more signatures (several while a secret is rotated). */
function readHeader(header: string, scheme: SignatureScheme): { time: string; macs: string[] } | undefined {
  if (header.length > MAX_HEADER_LENGTH) return undefined
  const parts = header.split(',').map(part => part.trim())
  const times = parts.filter(part => part.startsWith('t=')).map(part => part.slice(2))
  const macs = parts.filter(part => part.startsWith(`${scheme}=`)).map(part => part.slice(3))
  const [time = ''] = times
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return undefined
  return { time, macs: macs.filter(mac => MAC.test(mac)) }
}

/** Returns true if a header has the form of a recent signature. Called before the body is read. */
export function mayBeSignature(header: string | undefined, scheme: SignatureScheme, now: Date): boolean {
  const read = readHeader(header ?? '', scheme)
  return read !== undefined && read.macs.length > 0 && isOfLately(read.time, now)
}

const isOfLately = (time: string, now: Date): boolean =>
  Math.abs(now.getTime() - Number(time) * 1000) <= TOLERANCE_MS

/** Returns true if a recent signature is valid: HMAC-SHA256 over `t.body`, in lower-case hex. */
export function isSignedLately(
  { header, body, secret }: { header: string | undefined; body: Uint8Array; secret: string },
  now: Date,
): boolean {
  const read = readHeader(header ?? '', 'v0')
  if (!read || !isOfLately(read.time, now)) return false
  const expected = createHmac('sha256', secret).update(`${read.time}.`).update(body).digest('hex')
  return read.macs.some(mac => timingSafeEqualText(mac, expected))
}
