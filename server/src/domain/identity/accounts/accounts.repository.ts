import { after } from '../../../platform/clock.ts'
import { hasRow, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { insertOwnCompany } from '../companies/companies.repository.ts'

export type TokenPurpose = 'confirm' | 'reset' | 'new-address' | 'old-address'

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.email', 'users.passwordHash', 'users.emailConfirmedAt', 'users.disabledAt'])
    .select('profiles.fullName')
    .where('users.email', '=', email)
    .executeTakeFirst()
}

export function findPasswordHash(db: Database, userId: string) {
  return db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst()
}

/** Locks a user until the transaction ends (`for no key update`, so rows may still refer to it). */
export const lockUser = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'passwordHash', 'disabledAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

const pendingSignUps = (db: Database, userId: string) =>
  db
    .selectFrom('emailTokens')
    .select(['passwordHash', 'fullName'])
    .where('userId', '=', userId)
    .where('purpose', '=', 'confirm')
    .where('usedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('createdAt', 'desc')

export const findPendingPasswordHash = (db: Database, userId: string) =>
  pendingSignUps(db, userId).limit(1).executeTakeFirst()

/** Lists pending sign-ups of an address, newest first. */
export const listPendingSignUps = (db: Database, userId: string) =>
  pendingSignUps(db, userId).limit(100).execute()

/** Returns the user of an address; inserts it with a company if needed. Concurrent sign-ups get the same user. */
export async function ensureUser(db: Database, email: string, fullName: string) {
  await db
    .insertInto('users')
    .values({ email })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute()
  const user = await db
    .selectFrom('users')
    .select(['id', 'emailConfirmedAt'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const profile = db
    .insertInto('profiles')
    .values({ id: user.id, fullName })
    .onConflict(conflict => conflict.column('id').doNothing())
  if (await hasRow(profile.returning('id'))) await insertOwnCompany(db, user.id)
  return user
}

type NewToken = Pick<NewRow<'emailTokens'>, 'userId' | 'passwordHash' | 'fullName' | 'changeId'> & {
  purpose: TokenPurpose
  now: Date
  lifeMs: number
}

/** Creates the token of a mailed link and stores its hash. Returns the token. */
export async function createEmailToken(db: Database, { now, lifeMs, ...of }: NewToken): Promise<string> {
  const token = newToken()
  const row = { ...of, tokenHash: hashOf(token), createdAt: now, expiresAt: after(now, lifeMs) }
  await db.insertInto('emailTokens').values(row).execute()
  return token
}

/** Consumes a token once: of concurrent calls, only one gets the row. */
export function consumeToken(db: Database, tokenHash: string, purpose: TokenPurpose, now: Date) {
  return db
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'passwordHash', 'fullName'])
    .executeTakeFirst()
}

export function findToken(db: Database, tokenHash: string, purpose: TokenPurpose) {
  return db
    .selectFrom('emailTokens')
    .innerJoin('users', 'users.id', 'emailTokens.userId')
    .select(['emailTokens.usedAt', 'users.emailConfirmedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** Returns true if an unused link was created at or after a time. */
export const hasTokenSince = (db: Database, userId: string, purpose: TokenPurpose, since: Date) =>
  hasRow(
    db
      .selectFrom('emailTokens')
      .select('userId')
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('createdAt', '>=', since)
      .limit(1),
  )

export async function revokeTokens(db: Database, userId: string, purpose: TokenPurpose, now: Date) {
  await db
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
}

/** Confirms an address. Its pending sign-ups end: their passwords may be a stranger's. */
export async function confirmUser(
  db: Database,
  user: { id: string; passwordHash: string | null; fullName: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: user.now, updatedAt: user.now })
    .$if(user.passwordHash !== null, query => query.set({ passwordHash: user.passwordHash }))
    .where('id', '=', user.id)
    .execute()
  await revokeTokens(db, user.id, 'confirm', user.now)
  if (!user.fullName) return
  await db
    .updateTable('profiles')
    .set({ fullName: user.fullName, updatedAt: user.now })
    .where('id', '=', user.id)
    .execute()
}

export function setPassword(
  db: Database,
  { id, now, ...password }: { id: string; passwordHash: string; mustChangePassword: boolean; now: Date },
) {
  return db
    .updateTable('users')
    .set({ ...password, updatedAt: now })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
}

/** Ends all sessions and pending sign-ins, except one session if given. */
export async function endSessions(db: Database, userId: string, exceptHandle?: string): Promise<void> {
  await db.deleteFrom('pendingSignIns').where('userId', '=', userId).execute()
  let query = db.deleteFrom('sessions').where('userId', '=', userId)
  if (exceptHandle) query = query.where('handle', '<>', exceptHandle)
  await query.execute()
}

export function listSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['handle as id', 'userAgent', 'createdAt', 'expiresAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute()
}

export const deleteSession = (db: Database, userId: string, handle: string): Promise<boolean> =>
  hasRow(
    db.deleteFrom('sessions').where('userId', '=', userId).where('handle', '=', handle).returning('handle'),
  )

export function findOauthUser(db: Database, issuer: string, subject: string) {
  return db
    .selectFrom('oauthAccounts')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export async function insertOauthAccount(
  db: Database,
  account: { issuer: string; subject: string; userId: string },
): Promise<void> {
  await db.insertInto('oauthAccounts').values(account).execute()
}
