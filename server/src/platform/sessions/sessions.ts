import { randomUUID } from 'node:crypto'
import { Lucia } from 'lucia'
import { SECOND_FACTOR_MINUTES } from 'shared/accounts/second-factor'
import { AppError } from 'shared/errors/app-error'
import { type Clock, MINUTE } from '../clock.ts'
import type { Database } from '../db/store.ts'
import { readCookie, tokenCookie } from '../http/cookies.ts'
import { hashOf, newToken } from '../tokens.ts'
import { createSessionAdapter, IDLE_LIFE, markSeen } from './session-adapter.ts'

/** Time for which a password entry allows privileged acts. */
const PROVED_MS = 15 * MINUTE

/**
 * Asserts that the user of a session has entered the password within the last 15 minutes.
 * @throws AppError `PASSWORD_NEEDED`.
 */
export function assertRecentAuth(clock: Clock, { provedAt }: { provedAt: Date }): void {
  if (clock.now().getTime() - provedAt.getTime() > PROVED_MS) throw new AppError('PASSWORD_NEEDED')
}

interface SessionAttributes {
  /** Public id of the session, which is not its token. */
  handle: string
  userAgent?: string | undefined
  lastSeenAt?: Date | null
  provedAt?: Date
  companyId?: string | null
  /** End of the absolute life, by the system clock as Lucia's times. */
  endsAt?: Date
}

interface UserAttributes {
  email: string
  fullName: string
  emailConfirmedAt: Date | null
  mustChangePassword: boolean
  /** Time since which a second factor is required; null if none is. */
  secondFactorSince: Date | null
  createdAt: Date
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<
      Pick<SessionAttributes, 'handle' | 'lastSeenAt' | 'endsAt'> & {
        provedAt: Date
        companyId: string | null
      },
      UserAttributes
    >
    DatabaseUserAttributes: UserAttributes
    DatabaseSessionAttributes: SessionAttributes
  }
}

export interface SignedIn {
  user: { id: string } & UserAttributes
  session: {
    handle: string
    expiresAt: Date
    /** Time at which the password was last entered. */
    provedAt: Date
    /** Company that the user chose in this session; null before a choice. */
    companyId: string | null
  }
}

/** Precision of a session's last use, so that not every call writes. */
const SEEN_MS = 10 * MINUTE

export interface Sessions {
  /** Returns the user of a cookie; undefined if it is unknown or expired. `cookie` is set when it was renewed. */
  find(token: string | undefined): Promise<(SignedIn & { cookie?: string }) | undefined>
  /** Creates a session; `cookie` is the value for the Set-Cookie header. */
  create(
    userId: string,
    userAgent: string | undefined,
  ): Promise<{ cookie: string; token: string; handle: string }>
  /**
   * Replaces the session's token; the old one becomes invalid, the rest of the session stays. @throws AppError
   * `SIGNED_OUT` if the session has ended.
   */
  rotate(handle: string): Promise<{ cookie: string }>
  /** Records that the user of this session has entered the password now. */
  prove(handle: string): Promise<void>
  end(token: string): Promise<void>
  readToken(cookieHeader: string | undefined): string | undefined
  blankCookie(): string
  /** Cookie after the password and before the second factor; it is not a session. */
  pending: ReturnType<typeof tokenCookie>
  deleteExpired(): Promise<void>
  /** Returns the same functions within a transaction. */
  within(trx: Database): Sessions
}

/** Creates the sessions on Lucia, and adds what it lacks: hashed ids, absolute expiry, disabled users, a list. */
export function createSessions(db: Database, clock: Clock, secure: boolean): Sessions {
  const name = secure ? '__Host-session' : 'session'
  const lucia = new Lucia(createSessionAdapter(db, clock), {
    sessionExpiresIn: IDLE_LIFE,
    sessionCookie: { name, attributes: { secure, sameSite: 'lax', path: '/' } },
    getSessionAttributes: ({ handle, lastSeenAt, provedAt, companyId, endsAt }) => ({
      handle,
      endsAt,
      lastSeenAt: lastSeenAt ?? null,
      provedAt: provedAt ?? clock.now(),
      companyId: companyId ?? null,
    }),
    getUserAttributes: attributes => attributes,
  })
  return {
    async find(token) {
      if (!token) return undefined
      const { session, user } = await lucia.validateSession(token)
      if (!session) return undefined
      const now = clock.now()
      if (now.getTime() - (session.lastSeenAt?.getTime() ?? 0) > SEEN_MS) await markSeen(db, token, now)
      const { handle, provedAt, companyId, endsAt } = session
      const expiresAt = endsAt && endsAt < session.expiresAt ? endsAt : session.expiresAt
      return {
        user,
        session: { handle, expiresAt, provedAt, companyId },
        ...(session.fresh && { cookie: lucia.createSessionCookie(token).serialize() }),
      }
    },
    async create(userId, userAgent) {
      const attributes = { handle: randomUUID(), userAgent: userAgent?.slice(0, 300) }
      const session = await lucia.createSession(userId, attributes)
      const { handle } = attributes
      return { token: session.id, cookie: lucia.createSessionCookie(session.id).serialize(), handle }
    },
    async rotate(handle) {
      const token = newToken()
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ tokenHash: hashOf(token) })
        .where('handle', '=', handle)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new AppError('SIGNED_OUT')
      return { cookie: lucia.createSessionCookie(token).serialize() }
    },
    async prove(handle) {
      await db.updateTable('sessions').set({ provedAt: clock.now() }).where('handle', '=', handle).execute()
    },
    end: token => lucia.invalidateSession(token),
    readToken: cookieHeader => readCookie(cookieHeader, name),
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    pending: tokenCookie('second-factor', SECOND_FACTOR_MINUTES * 60, secure),
    deleteExpired: () => lucia.deleteExpiredSessions(),
    within: trx => createSessions(trx, clock, secure),
  }
}
