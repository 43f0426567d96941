import { z } from 'shared/errors/zod'
import { after, MINUTE } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { emit } from '../../events/emit.service.ts'
import { findUserByEmail, hasTokenSince } from '../accounts/accounts.repository.ts'
import { createEmailToken } from '../accounts/mail-token.service.ts'

const payload = z.object({
  email: z.string(),
  /** Sends nothing while the newest link was sent a short time ago. */
  unlessFresh: z.boolean().default(false),
})

const LINK_MINUTES = 30
/** So long a link is good for half of its life at least. */
const FRESH_MINUTES = 15

/**
 * Sends a reset link to a confirmed address; for any other address it does nothing. Links that were sent before stay
 * good, or a stranger who asks could spoil the one that the person is about to open.
 */
export const sendResetLinkJob = defineJob({
  name: 'accounts.send-reset-link',
  payload,
  run: ({ clock, transact }, { email, unlessFresh }) =>
    transact(async tx => {
      const user = await findUserByEmail(tx.db, email)
      if (!user?.emailConfirmedAt || user.disabledAt) return
      const now = clock.now()
      if (unlessFresh && (await hasTokenSince(tx.db, user.id, 'reset', after(now, -FRESH_MINUTES * MINUTE))))
        return
      const lifeMs = LINK_MINUTES * MINUTE
      const token = await createEmailToken(tx, { userId: user.id, purpose: 'reset', now, lifeMs })
      const link = { email, fullName: user.fullName, token, validMinutes: LINK_MINUTES }
      await emit(tx, { type: 'password.reset-link-made', ...link })
    }),
})
