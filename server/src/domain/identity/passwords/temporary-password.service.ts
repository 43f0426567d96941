import type { Work } from '../../../platform/db/unit-of-work.ts'
import {
  confirmUser,
  endSessions,
  ensureUser,
  setPassword,
  voidTokens,
} from '../accounts/accounts.repository.ts'

/**
 * Gives a new member an account with a password to be changed at the first sign-in, confirmed on the manager's word. A
 * confirmed account keeps its own; an unconfirmed one loses password and sessions to this
 * (docs/decisions/temporary-password.md).
 */
export async function grantTemporaryPassword(
  work: Work,
  person: { email: string; fullName: string; passwordHash: string; now: Date },
): Promise<void> {
  const { now, passwordHash, fullName } = person
  const user = await ensureUser(work.db, person.email, fullName)
  if (user.emailConfirmedAt) return
  await voidTokens(work.db, user.id, 'confirm', now)
  await endSessions(work.db, user.id)
  await confirmUser(work.db, { id: user.id, passwordHash, fullName, now })
  await setPassword(work.db, { id: user.id, passwordHash, mustChangePassword: true, now })
}
