import { randomUUID } from 'node:crypto'
import { SECOND_FACTOR_MINUTES } from 'shared/accounts/second-factor'
import { AppError } from 'shared/errors/app-error'
import { after, type Clock, DAY, MINUTE } from '../clock.ts'
import { precompiledQuery } from '../db/precompiled-query.ts'
import type { Database } from '../db/store.ts'
import { hostCookie, hostCookieName, readCookie } from '../http/cookies.ts'
import { hashOf, newToken } from '../tokens.ts'

const NAME = 'session'
const PENDING_NAME = 'second-factor'

/** Cookie after the password and before the second factor; it is not a session. */
const pendingCookie = (secure: boolean) => ({
  /** Returns the value of the Set-Cookie header. */
  serialize: (token: string) => hostCookie(PENDING_NAME, token, SECOND_FACTOR_MINUTES * 60, secure),
  read: (cookieHeader: string | undefined) => readCookie(cookieHeader, hostCookieName(PENDING_NAME, secure)),
  blank: () => hostCookie(PENDING_NAME, '', 0, secure),
})

/** Time for which a password entry allows privileged acts. */
const PROVED_MS = 15 * MINUTE

/**
 * Asserts that the user of a session has entered the password within the last 15 minutes.
 * @throws AppError `PASSWORD_NEEDED`.
 */
export function assertRecentAuth(clock: Clock, { provedAt }: { provedAt: Date }): void {
  if (clock.now().getTime() - provedAt.getTime() > PROVED_MS) throw new AppError('PASSWORD_NEEDED')
}

export interface SignedIn {
  user: {
    id: string
    email: string
    fullName: string
    emailConfirmedAt: Date | null
    mustChangePassword: boolean
    /** Time since which a second factor is required; null if none is. */
    secondFactorSince: Date | null
    createdAt: Date
  }
  session: {
    /** Public id of the session, which is not its token. */
    handle: string
    expiresAt: Date
    /** Time at which the password was last entered. */
    provedAt: Date
    /** Company that the user chose in this session; null before a choice. */
    companyId: string | null
  }
}

/** Life of an unused session. A session with less than half of it left is renewed by its next use. */
const IDLE_LIFE_MS = 14 * DAY
/** Maximum life of a session, however often it is used. */
const ABSOLUTE_LIFE_MS = 30 * DAY
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
  pending: ReturnType<typeof pendingCookie>
  deleteExpired(): Promise<void>
  /** Returns the same functions within a transaction. */
  within(trx: Database): Sessions
}

/** Finds session and user in one statement. */
const findLiving = precompiledQuery((db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['sessions.handle', 'sessions.expiresAt', 'sessions.lastSeenAt', 'sessions.provedAt'])
    .select('sessions.companyId')
    .select(['users.id', 'users.email', 'users.emailConfirmedAt', 'users.mustChangePassword'])
    .select(['users.createdAt', 'profiles.fullName', 'secondFactors.confirmedAt as secondFactorSince'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.absoluteExpiresAt', '>', now)
    .where('users.disabledAt', 'is', null),
)

/** Stores only the SHA-256 of each token; the token itself is in the user's cookie alone. */
export function createSessions(db: Database, clock: Clock, secure: boolean): Sessions {
  const cookieOf = (token: string) => hostCookie(NAME, token, IDLE_LIFE_MS / 1000, secure)
  const change = (token: string) => db.updateTable('sessions').where('tokenHash', '=', hashOf(token))
  const end = async (token: string) => {
    await db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute()
  }
  return {
    async find(token) {
      if (!token) return undefined
      const now = clock.now()
      const [row] = await findLiving(db, { tokenHash: hashOf(token), now })
      if (!row) return undefined
      const { handle, lastSeenAt, provedAt, companyId, expiresAt: expiry, ...user } = row
      if (expiry <= now) {
        await end(token)
        return undefined
      }
      const isRenewed = after(expiry, -IDLE_LIFE_MS / 2) <= now
      const expiresAt = isRenewed ? after(now, IDLE_LIFE_MS) : expiry
      if (isRenewed) {
        await change(token)
          .set(({ fn, ref, val }) => ({
            expiresAt: fn<Date>('least', [val(expiresAt), ref('absoluteExpiresAt')]),
          }))
          .execute()
      }
      if (now.getTime() - (lastSeenAt?.getTime() ?? 0) > SEEN_MS) {
        await change(token).set({ lastSeenAt: now }).execute()
      }
      return {
        user,
        session: { handle, expiresAt, provedAt, companyId },
        ...(isRenewed && { cookie: cookieOf(token) }),
      }
    },
    async create(userId, userAgent) {
      const now = clock.now()
      const token = newToken()
      const { handle } = await db
        .insertInto('sessions')
        .values({
          tokenHash: hashOf(token),
          handle: randomUUID(),
          userId,
          userAgent: userAgent?.slice(0, 300) ?? null,
          expiresAt: after(now, IDLE_LIFE_MS),
          absoluteExpiresAt: after(now, ABSOLUTE_LIFE_MS),
          createdAt: now,
          lastSeenAt: now,
          provedAt: now,
        })
        .returning('handle')
        .executeTakeFirstOrThrow()
      return { token, cookie: cookieOf(token), handle }
    },
    async rotate(handle) {
      const token = newToken()
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ tokenHash: hashOf(token) })
        .where('handle', '=', handle)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new AppError('SIGNED_OUT')
      return { cookie: cookieOf(token) }
    },
    async prove(handle) {
      await db.updateTable('sessions').set({ provedAt: clock.now() }).where('handle', '=', handle).execute()
    },
    end,
    readToken: cookieHeader => readCookie(cookieHeader, hostCookieName(NAME, secure)),
    blankCookie: () => hostCookie(NAME, '', 0, secure),
    pending: pendingCookie(secure),
    async deleteExpired() {
      const now = clock.now()
      await db
        .deleteFrom('sessions')
        .where(({ eb, or }) => or([eb('expiresAt', '<=', now), eb('absoluteExpiresAt', '<=', now)]))
        .execute()
      await db.deleteFrom('pendingSignIns').where('expiresAt', '<=', now).execute()
    },
    within: trx => createSessions(trx, clock, secure),
  }
}
