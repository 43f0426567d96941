import { randomBytes } from 'node:crypto'
import type { Config } from '../../../config/env.ts'
import { DAY, SECOND } from '../../../platform/clock.ts'
import { hostCookie, hostCookieName, readCookie } from '../../../platform/http/cookies.ts'
import { sign, verifySigned } from '../../../platform/tokens.ts'

type Deps = { config: Pick<Config, 'publicUrl' | 'secretKeys'> }

/** Browser facts of a request. */
export interface Browser {
  cookieHeader: string | undefined
}

const NAME = 'device'
/** Browsers keep no cookie for longer than 400 days. */
const LIFE_DAYS = 365

/** The signature is over the account's address as well, so that the cookie of one account is worth nothing at another. */
const purposeOf = (email: string): string => `known-device ${email.toLowerCase()}`

/**
 * The cookie that a browser gets for having signed in, or for having opened a link of the account's mail. It lets
 * nobody in: its tries are counted apart, so that strangers cannot use up those of the owner (OWASP, device cookies).
 * @returns the value for the Set-Cookie header.
 */
export function deviceCookie({ config }: Deps, email: string): string {
  const value = sign(config.secretKeys, purposeOf(email), randomBytes(16).toString('base64url'))
  const seconds = (LIFE_DAYS * DAY) / SECOND
  return hostCookie(NAME, value, seconds, isSecure(config))
}

/** Names the device to the limits when it is known to this account; the address need not be anybody's. */
export function readDevice(
  { config }: Deps,
  cookieHeader: string | undefined,
  email: string,
): string | undefined {
  const value = readCookie(cookieHeader, hostCookieName(NAME, isSecure(config)))
  return value && verifySigned(config.secretKeys, purposeOf(email), value)
}

const isSecure = (config: Deps['config']): boolean => config.publicUrl.startsWith('https:')
