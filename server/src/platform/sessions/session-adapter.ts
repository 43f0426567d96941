import { type Adapter, type DatabaseSession, type DatabaseUser, TimeSpan } from 'lucia'
import { after, type Clock, DAY } from '../clock.ts'
import { precompiledQuery } from '../db/precompiled-query.ts'
import type { Database } from '../db/store.ts'
import { hashOf } from '../tokens.ts'

/** No session lives longer than this, however often it is used. */
const ABSOLUTE_LIFE_MS = 30 * DAY
export const IDLE_LIFE = new TimeSpan(14, 'd')

/**
 * Lucia's view of `sessions`. The token that the browser presents is Lucia's session id; the table holds only its
 * SHA-256. Lucia hands the id back to us for deletion and renewal, so reading returns the presented token.
 */
export function createSessionAdapter(db: Database, clock: Clock): Adapter {
  // Lucia reckons by the system's clock: what it says is kept by ours, and told to it by its own.
  const ahead = () => clock.now().getTime() - Date.now()
  const byOurs = (moment: Date) => after(moment, ahead())
  const byLucias = (moment: Date) => after(moment, -ahead())
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [row] = await findLiving(db, { tokenHash: hashOf(token), now: clock.now() })
      if (!row) return [null, null]
      const { handle, userId, lastSeenAt, provedAt, companyId, expiresAt: expiry, ...attributes } = row
      const expiresAt = byLucias(expiry)
      return [
        { id: token, userId, expiresAt, attributes: { handle, lastSeenAt, provedAt, companyId } },
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
    // Only the hash is known, so no session could be presented with what this would return.
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

/** Session and person in one statement: nobody signs in between the two. */
const findLiving = precompiledQuery((db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['sessions.handle', 'sessions.expiresAt', 'sessions.lastSeenAt', 'sessions.provedAt'])
    .select('sessions.companyId')
    .select(['users.id as userId', 'users.email', 'users.emailConfirmedAt', 'users.mustChangePassword'])
    .select(['users.createdAt', 'profiles.fullName', 'secondFactors.confirmedAt as secondFactorSince'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.absoluteExpiresAt', '>', now)
    .where('users.disabledAt', 'is', null),
)

/** Notes that a session is in use. */
export async function markSeen(db: Database, token: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('tokenHash', '=', hashOf(token)).execute()
}
