import { createHmac } from 'node:crypto'
import { MINUTE } from './clock.ts'
import { equalInConstantTime } from './tokens.ts'

const OLDEST_MS = 30 * MINUTE
/** Clocks differ, but not by more. */
const NEWEST_MS = 5 * MINUTE
const MAC = /^[0-9a-f]{64}$/

/** `t=<unix seconds>,v0=<hex>`: one time, one or more signatures (while a secret is being changed). */
function readHeader(header: string): { time: string; macs: string[] } | undefined {
  const parts = header.split(',').map(part => part.trim())
  const times = parts.filter(part => part.startsWith('t=')).map(part => part.slice(2))
  const macs = parts.filter(part => part.startsWith('v0=')).map(part => part.slice(3))
  const [time = ''] = times
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return undefined
  return { time, macs: macs.filter(mac => MAC.test(mac)) }
}

/** Whether the bytes were signed with the secret, lately: HMAC-SHA256 over `t.body`, in lower-case hex. */
export function isSignedLately(
  { header, body, secret }: { header: string | undefined; body: Uint8Array; secret: string },
  now: Date,
): boolean {
  const read = readHeader(header ?? '')
  if (!read) return false
  const age = now.getTime() - Number(read.time) * 1000
  if (age > OLDEST_MS || age < -NEWEST_MS) return false
  const expected = createHmac('sha256', secret).update(`${read.time}.`).update(body).digest('hex')
  return read.macs.some(mac => equalInConstantTime(mac, expected))
}
