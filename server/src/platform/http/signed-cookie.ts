import { after, type Clock, HOUR } from '../clock.ts'
import type { Platform } from '../platform.ts'
import { readSigned, sign } from '../tokens.ts'
import { readCookie } from './cookies.ts'

type Ports = { config: Pick<Platform['config'], 'publicUrl' | 'secretKeys'>; clock: Clock }

/** A cookie that carries its own end, signed: whoever has it may do one thing until then. */
export interface CookieTerms {
  name: string
  /** What it opens, so that one cookie does not pass as another. */
  purpose: string
  hours: number
}

/** The value for a Set-Cookie header, and until when it opens. */
export function signedCookie(
  { config, clock }: Ports,
  terms: CookieTerms,
): { cookie: string; until: string } {
  const until = after(clock.now(), terms.hours * HOUR).toISOString()
  const value = sign(config.secretKeys, terms.purpose, until)
  return { until, cookie: serialized(config, terms.name, value, (terms.hours * HOUR) / 1000) }
}

/** Until when a browser's cookie opens; undefined where there is none, or its time is over. */
export function signedCookieEnd(
  { config, clock }: Ports,
  { name, purpose }: Omit<CookieTerms, 'hours'>,
  cookieHeader: string | undefined,
): Date | undefined {
  const value = readCookie(cookieHeader, nameOf(config, name))
  const text = value && readSigned(config.secretKeys, purpose, value)
  const until = text ? new Date(text) : undefined
  return until && until > clock.now() ? until : undefined
}

/** Has the browser drop it. */
export const endedCookie = ({ config }: Pick<Ports, 'config'>, { name }: Pick<CookieTerms, 'name'>): string =>
  serialized(config, name, '', 0)

const isSecure = ({ publicUrl }: Ports['config']): boolean => publicUrl.startsWith('https:')
const nameOf = (config: Ports['config'], name: string): string => (isSecure(config) ? `__Host-${name}` : name)

function serialized(config: Ports['config'], name: string, value: string, maxAgeSeconds: number): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${nameOf(config, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}
