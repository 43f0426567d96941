import { after } from '../../../platform/clock.ts'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { insertToken, type TokenPurpose } from './accounts.repository.ts'

interface MailToken extends Pick<NewRow<'emailTokens'>, 'userId' | 'passwordHash' | 'fullName' | 'changeId'> {
  purpose: TokenPurpose
  now: Date
  lifeMs: number
}

/** Creates the token of a mailed link and stores its hash. Returns the token. */
export async function createEmailToken({ db }: Pick<Tx, 'db'>, { now, lifeMs, ...of }: MailToken) {
  const token = newToken()
  await insertToken(db, { ...of, tokenHash: hashOf(token), createdAt: now, expiresAt: after(now, lifeMs) })
  return token
}
