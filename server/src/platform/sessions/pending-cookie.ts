import { SECOND_FACTOR_MINUTES } from 'shared/accounts/second-factor'
import { readCookie } from '../http/cookies.ts'

/** Names a pending sign-in to the browser that began it. */
export interface PendingCookie {
  /** The value for the Set-Cookie header. */
  serialize(token: string): string
  read(cookieHeader: string | undefined): string | undefined
  blank(): string
}

export function createPendingCookie(secure: boolean): PendingCookie {
  const name = secure ? '__Host-second-factor' : 'second-factor'
  const write = (value: string, seconds: number) =>
    `${name}=${value}; HttpOnly; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    serialize: token => write(token, SECOND_FACTOR_MINUTES * 60),
    read: cookieHeader => readCookie(cookieHeader, name),
    blank: () => write('', 0),
  }
}
