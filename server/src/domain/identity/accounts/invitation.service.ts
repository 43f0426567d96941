import { DAY } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { nameOwnCompany } from '../companies/companies.service.ts'
import { ensureUser, voidTokens } from './accounts.repository.ts'
import { makeMailToken } from './mail-token.service.ts'

/** How long an invited person has to choose a password. */
export const INVITATION_DAYS = 14

/** An account that is there already, or one whose owner has yet to choose a password with the token. */
export type Invited = { userId: string; token: string | null }

/**
 * The account of an address, made if need be. Whoever is not confirmed gets a token to choose a password with, which
 * also confirms the address, and the name they gave for a company that has none; passwords that wait for an older
 * link are void, because anybody may have typed them.
 */
export async function inviteAccount(
  work: Work,
  { email, fullName, company, now }: { email: string; fullName: string; company?: string | null; now: Date },
): Promise<Invited> {
  const user = await ensureUser(work.db, email, fullName)
  if (user.emailConfirmedAt) return { userId: user.id, token: null }
  if (company) await nameOwnCompany(work, user.id, company)
  await voidTokens(work.db, user.id, 'confirm', now)
  const lifeMs = INVITATION_DAYS * DAY
  const token = await makeMailToken(work, { userId: user.id, purpose: 'reset', now, lifeMs })
  return { userId: user.id, token }
}
