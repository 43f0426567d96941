import { after, type Clock, HOUR } from '../clock.ts'
import type { AppDeps } from '../platform.ts'
import { sign, verifySigned } from '../tokens.ts'

/**
 * The value of a cookie, as it was sent: nothing is decoded, so that no cookie of others can break the reading of
 * ours. Of two with one name the first counts.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** A cookie's name; where the way to the site is encrypted, browsers keep it to this host alone by it. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name

/** The value of a Set-Cookie header: for the whole site, out of reach of its scripts. */
export const hostCookie = (name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  `${hostCookieName(name, isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`

type Deps = { config: Pick<AppDeps['config'], 'publicUrl' | 'secretKeys'>; clock: Clock }

/** A cookie that carries its own end, signed: whoever has it may do one thing until then. */
export interface CookieTerms {
  name: string
  /** Purpose of the cookie; one cookie cannot pass as another. */
  purpose: string
  hours: number
}

/** The value for a Set-Cookie header, and until when it opens. */
export function signedCookie({ config, clock }: Deps, terms: CookieTerms): { cookie: string; until: string } {
  const until = after(clock.now(), terms.hours * HOUR).toISOString()
  const value = sign(config.secretKeys, terms.purpose, until)
  return { until, cookie: hostCookie(terms.name, value, (terms.hours * HOUR) / 1000, isSecure(config)) }
}

/** Until when a browser's cookie opens; undefined where there is none, or its time is over. */
export function signedCookieEnd(
  { config, clock }: Deps,
  { name, purpose }: Omit<CookieTerms, 'hours'>,
  cookieHeader: string | undefined,
): Date | undefined {
  const value = readCookie(cookieHeader, hostCookieName(name, isSecure(config)))
  const text = value && verifySigned(config.secretKeys, purpose, value)
  const until = text ? new Date(text) : undefined
  return until && until > clock.now() ? until : undefined
}

/** Has the browser drop it. */
export const endedCookie = ({ config }: Pick<Deps, 'config'>, { name }: Pick<CookieTerms, 'name'>): string =>
  hostCookie(name, '', 0, isSecure(config))

const isSecure = ({ publicUrl }: Deps['config']): boolean => publicUrl.startsWith('https:')
