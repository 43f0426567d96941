import { HOUR } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ensureUser } from './accounts.repository.ts'
import { makeMailToken } from './mail-token.service.ts'

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
    const lifeMs = FOUNDER_LINK_HOURS * HOUR
    const token = await makeMailToken(work, { userId: user.id, purpose: 'reset', now: clock.now(), lifeMs })
    return `${publicUrl}/reset-password#${token}`
  })
}
