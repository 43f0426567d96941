import { after, type Clock, HOUR } from '../clock.ts'
import type { Platform } from '../platform.ts'
import { readSigned, sign } from '../tokens.ts'
import { hostCookie, hostCookieName, readCookie } from './cookies.ts'

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
  return { until, cookie: hostCookie(terms.name, value, (terms.hours * HOUR) / 1000, isSecure(config)) }
}

/** Until when a browser's cookie opens; undefined where there is none, or its time is over. */
export function signedCookieEnd(
  { config, clock }: Ports,
  { name, purpose }: Omit<CookieTerms, 'hours'>,
  cookieHeader: string | undefined,
): Date | undefined {
  const value = readCookie(cookieHeader, hostCookieName(name, isSecure(config)))
  const text = value && readSigned(config.secretKeys, purpose, value)
  const until = text ? new Date(text) : undefined
  return until && until > clock.now() ? until : undefined
}

/** Has the browser drop it. */
export const endedCookie = ({ config }: Pick<Ports, 'config'>, { name }: Pick<CookieTerms, 'name'>): string =>
  hostCookie(name, '', 0, isSecure(config))

const isSecure = ({ publicUrl }: Ports['config']): boolean => publicUrl.startsWith('https:')
