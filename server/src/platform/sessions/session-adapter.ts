import { type Adapter, type DatabaseSession, type DatabaseUser, TimeSpan } from 'lucia'
import { after, type Clock, DAY } from '../clock.ts'
import { precompiledQuery } from '../db/precompiled-query.ts'
import type { Database } from '../db/store.ts'
import { hashOf } from '../tokens.ts'

/** Maximum life of a session, however often it is used. */
const ABSOLUTE_LIFE_MS = 30 * DAY
export const IDLE_LIFE = new TimeSpan(14, 'd')

/**
 * Creates Lucia's adapter for `sessions`. The token in the cookie is Lucia's session id; the table stores only its
 * SHA-256. Lucia passes the id back for deletion and renewal, so reading returns the token.
 */
export function createSessionAdapter(db: Database, clock: Clock): Adapter {
  // Lucia uses the system clock. Its times are converted to our clock when stored, and back when read.
  const ahead = () => clock.now().getTime() - Date.now()
  const byOurs = (moment: Date) => after(moment, ahead())
  const byLucias = (moment: Date) => after(moment, -ahead())
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [row] = await findLiving(db, { tokenHash: hashOf(token), now: clock.now() })
      if (!row) return [null, null]
      const { handle, userId, lastSeenAt, provedAt, companyId, absoluteExpiresAt, ...rest } = row
      const { expiresAt: storedExpiry, ...attributes } = rest
      // One that lasts to its absolute end cannot be renewed: without a whole life ahead, Lucia would try at each call.
      const isLast = storedExpiry >= absoluteExpiresAt
      const expiresAt = byLucias(isLast ? after(clock.now(), IDLE_LIFE.milliseconds()) : storedExpiry)
      return [
        {
          id: token,
          userId,
          expiresAt,
          attributes: { handle, lastSeenAt, provedAt, companyId, endsAt: byLucias(absoluteExpiresAt) },
        },
        { id: userId, attributes },
      ]
    },
    async setSession(session) {
      await db
        .insertInto('sessions')
        .values({
          tokenHash: hashOf(session.id),
          userId: session.userId,
          expiresAt: byOurs(session.expiresAt),
          absoluteExpiresAt: after(clock.now(), ABSOLUTE_LIFE_MS),
          handle: session.attributes.handle,
          userAgent: session.attributes.userAgent ?? null,
          createdAt: clock.now(),
          lastSeenAt: clock.now(),
          provedAt: clock.now(),
        })
        .execute()
    },
    async updateSessionExpiration(token, expiresAt) {
      await db
        .updateTable('sessions')
        .set(({ fn, ref, val }) => ({
          expiresAt: fn<Date>('least', [val(byOurs(expiresAt)), ref('absoluteExpiresAt')]),
        }))
        .where('tokenHash', '=', hashOf(token))
        .execute()
    },
    async deleteSession(token) {
      await db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute()
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute()
    },
    deleteExpiredSessions: () => deleteExpired(db, clock.now()),
    // Only hashes are stored, so tokens cannot be listed.
    async getUserSessions() {
      return []
    },
  }
}

async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expiresAt', '<=', now), eb('absoluteExpiresAt', '<=', now)]))
    .execute()
  await db.deleteFrom('pendingSignIns').where('expiresAt', '<=', now).execute()
}

/** Finds session and user in one statement. */
const findLiving = precompiledQuery((db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['sessions.handle', 'sessions.expiresAt', 'sessions.lastSeenAt', 'sessions.provedAt'])
    .select(['sessions.companyId', 'sessions.absoluteExpiresAt'])
    .select(['users.id as userId', 'users.email', 'users.emailConfirmedAt', 'users.mustChangePassword'])
    .select(['users.createdAt', 'profiles.fullName', 'secondFactors.confirmedAt as secondFactorSince'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.absoluteExpiresAt', '>', now)
    .where('users.disabledAt', 'is', null),
)

export async function markSeen(db: Database, token: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('tokenHash', '=', hashOf(token)).execute()
}
