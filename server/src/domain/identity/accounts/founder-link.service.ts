import { after, HOUR } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { ensureUser, insertToken } from './accounts.repository.ts'

export const FOUNDER_LINK_HOURS = 24

/**
 * A link with which the founder chooses the first password, for whoever starts the server: nobody else sees it.
 * @returns nothing once the founder's account is confirmed, or where no founder is named.
 */
export async function firstFounderLink({
  clock,
  config,
  transact,
}: Pick<Platform, 'clock' | 'config' | 'transact'>): Promise<string | undefined> {
  const { founderEmail, publicUrl } = config
  if (!founderEmail) return undefined
  return transact(async work => {
    const user = await ensureUser(work.db, founderEmail, founderEmail.slice(0, founderEmail.indexOf('@')))
    if (user.emailConfirmedAt) return undefined
    const [token, now] = [newToken(), clock.now()]
    await insertToken(work.db, {
      tokenHash: hashOf(token),
      purpose: 'reset',
      userId: user.id,
      createdAt: now,
      expiresAt: after(now, FOUNDER_LINK_HOURS * HOUR),
    })
    return `${publicUrl}/reset-password#${token}`
  })
}
