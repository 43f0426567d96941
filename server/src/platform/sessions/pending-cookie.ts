import { SECOND_FACTOR_MINUTES } from 'shared/accounts/second-factor'
import { hostCookie, hostCookieName, readCookie } from '../http/cookies.ts'

/** Names a pending sign-in to the browser that began it. */
export interface PendingCookie {
  /** The value for the Set-Cookie header. */
  serialize(token: string): string
  read(cookieHeader: string | undefined): string | undefined
  blank(): string
}

const NAME = 'second-factor'

export function createPendingCookie(secure: boolean): PendingCookie {
  return {
    serialize: token => hostCookie(NAME, token, SECOND_FACTOR_MINUTES * 60, secure),
    read: cookieHeader => readCookie(cookieHeader, hostCookieName(NAME, secure)),
    blank: () => hostCookie(NAME, '', 0, secure),
  }
}
