import { randomUUID } from 'node:crypto'
import { Lucia } from 'lucia'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/store.ts'
import { readCookie } from '../http/cookies.ts'
import { createSessionAdapter, IDLE_LIFE } from './session-adapter.ts'

interface SessionAttributes {
  /** Names the session to its owner without giving it away. */
  handle: string
  userAgent?: string | undefined
}

interface UserAttributes {
  email: string
  fullName: string
  emailConfirmedAt: Date | null
  mustChangePassword: boolean
  createdAt: Date
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Pick<SessionAttributes, 'handle'>, UserAttributes>
    DatabaseUserAttributes: UserAttributes
    DatabaseSessionAttributes: SessionAttributes
  }
}

export interface SignedIn {
  user: { id: string } & UserAttributes
  session: { handle: string; expiresAt: Date }
}

export interface Sessions {
  /** Who presents this cookie; undefined when nobody, or no longer. `cookie` is set when it was renewed. */
  find(token: string | undefined): Promise<(SignedIn & { cookie?: string }) | undefined>
  /** A new session; `cookie` is the value for the Set-Cookie header. */
  create(userId: string, userAgent: string | undefined): Promise<{ cookie: string; token: string }>
  end(token: string): Promise<void>
  /** Ends all sessions of a person, or all but one. */
  endAll(userId: string, exceptHandle?: string): Promise<void>
  readToken(cookieHeader: string | undefined): string | undefined
  blankCookie(): string
  deleteExpired(): Promise<void>
}

/** Lucia behind our own door: what it lacks (hashed ids, absolute end, disabled people, a list) is mended here. */
export function createSessions(db: Database, clock: Clock, secure: boolean): Sessions {
  const name = secure ? '__Host-session' : 'session'
  const lucia = new Lucia(createSessionAdapter(db, clock), {
    sessionExpiresIn: IDLE_LIFE,
    sessionCookie: { name, attributes: { secure, sameSite: 'lax', path: '/' } },
    getSessionAttributes: ({ handle }) => ({ handle }),
    getUserAttributes: ({ email, fullName, emailConfirmedAt, mustChangePassword, createdAt }) => ({
      email,
      fullName,
      emailConfirmedAt,
      mustChangePassword,
      createdAt,
    }),
  })
  return {
    async find(token) {
      if (!token) return undefined
      const { session, user } = await lucia.validateSession(token)
      if (!session) return undefined
      return {
        user,
        session: { handle: session.handle, expiresAt: session.expiresAt },
        ...(session.fresh && { cookie: lucia.createSessionCookie(token).serialize() }),
      }
    },
    async create(userId, userAgent) {
      const attributes = { handle: randomUUID(), userAgent: userAgent?.slice(0, 300) }
      const session = await lucia.createSession(userId, attributes)
      return { token: session.id, cookie: lucia.createSessionCookie(session.id).serialize() }
    },
    end: token => lucia.invalidateSession(token),
    async endAll(userId, exceptHandle) {
      let query = db.deleteFrom('sessions').where('userId', '=', userId)
      if (exceptHandle) query = query.where('handle', '<>', exceptHandle)
      await query.execute()
    },
    readToken: cookieHeader => readCookie(cookieHeader, name),
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    deleteExpired: () => lucia.deleteExpiredSessions(),
  }
}
