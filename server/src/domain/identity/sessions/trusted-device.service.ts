import { randomBytes } from 'node:crypto'
import type { Config } from '../../../config/env.ts'
import { DAY, SECOND } from '../../../platform/clock.ts'
import { hostCookie, hostCookieName, isSecure, readCookie } from '../../../platform/http/cookies.ts'
import { sign, verifySigned } from '../../../platform/tokens.ts'

type Deps = { config: Pick<Config, 'publicUrl' | 'secretKeys'> }

export interface Browser {
  cookieHeader: string | undefined
}

const NAME = 'device'
/** Browsers limit cookies to 400 days. */
const LIFE_DAYS = 365

/** The signature covers the account's address, so that the cookie is invalid for other accounts. */
const purposeOf = (email: string): string => `known-device ${email.toLowerCase()}`

/**
 * Returns the cookie of a browser that has signed in or opened a mailed link. It grants no access. Its attempts are
 * counted separately, so that strangers cannot use up the owner's (OWASP, device cookies).
 * @returns the value of the Set-Cookie header.
 */
export function deviceCookie({ config }: Deps, email: string): string {
  const value = sign(config.secretKeys, purposeOf(email), randomBytes(16).toString('base64url'))
  const seconds = (LIFE_DAYS * DAY) / SECOND
  return hostCookie(NAME, value, seconds, isSecure(config))
}

/** Returns the id of a device that is known to the account of an address; the address may have no account. */
export function readDevice({ config }: Deps, cookieHeader: string | undefined, email: string) {
  const value = readCookie(cookieHeader, hostCookieName(NAME, isSecure(config)))
  return value && verifySigned(config.secretKeys, purposeOf(email), value)
}
