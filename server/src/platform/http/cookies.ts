import { after, type Clock, HOUR } from '../clock.ts'
import type { AppDeps } from '../platform.ts'
import { sign, verifySigned } from '../tokens.ts'

/**
 * Returns a cookie's value as it was sent. Nothing is decoded, so a malformed foreign cookie cannot fail the call. The
 * first of two with one name counts.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** Returns true if the site is served over HTTPS. */
export const isSecure = ({ publicUrl }: Pick<Deps['config'], 'publicUrl'>): boolean =>
  publicUrl.startsWith('https:')

/** Returns a cookie's name, with the prefix `__Host-` over HTTPS, which binds it to this host. */
export const hostCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** Returns a Set-Cookie value for the whole site, not readable by scripts. */
export const hostCookie = (name: string, value: string, maxAgeSeconds: number, secure: boolean): string =>
  `${hostCookieName(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`

/** Cookie that holds a token. */
export const tokenCookie = (name: string, maxAgeSeconds: number, secure: boolean) => ({
  /** Returns the value of the Set-Cookie header. */
  serialize: (token: string) => hostCookie(name, token, maxAgeSeconds, secure),
  read: (cookieHeader: string | undefined) => readCookie(cookieHeader, hostCookieName(name, secure)),
  blank: () => hostCookie(name, '', 0, secure),
})

type Deps = { config: Pick<AppDeps['config'], 'publicUrl' | 'secretKeys'>; clock: Clock }

/** Signed cookie with an expiry, which grants one permission to its bearer. */
export interface CookieTerms {
  name: string
  /** Purpose of the cookie; one cookie cannot pass as another. */
  purpose: string
  hours: number
}

/** Returns a Set-Cookie value and its expiry as an ISO timestamp. */
export function signedCookie({ config, clock }: Deps, terms: CookieTerms): { cookie: string; until: string } {
  const until = after(clock.now(), terms.hours * HOUR).toISOString()
  const value = sign(config.secretKeys, terms.purpose, until)
  return { until, cookie: hostCookie(terms.name, value, (terms.hours * HOUR) / 1000, isSecure(config)) }
}

/** Returns the expiry of a valid cookie; undefined if it is missing, invalid or expired. */
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

export const endedCookie = ({ config }: Pick<Deps, 'config'>, { name }: Pick<CookieTerms, 'name'>): string =>
  hostCookie(name, '', 0, isSecure(config))
