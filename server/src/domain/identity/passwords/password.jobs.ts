import { z } from 'shared/errors/zod'
import { after, MINUTE } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { emit } from '../../events/emit.service.ts'
import { createEmailToken, findUserByEmail, hasTokenSince } from '../accounts/accounts.repository.ts'
import { sendConfirmationAgain } from '../accounts/confirmation.jobs.ts'

const payload = z.object({
  email: z.string(),
  /** True to send nothing if a link was sent in the last `FRESH_MINUTES`. */
  unlessFresh: z.boolean().default(false),
})

const LINK_MINUTES = 30
/** Minutes after which a new link is sent: half of a link's life. */
const FRESH_MINUTES = 15

/**
 * Mails a reset link to a confirmed address, and a new confirmation link to an unconfirmed one; does nothing for
 * others. Earlier links stay valid, so that a stranger's request cannot invalidate a link that the user is about to
 * open.
 */
export const sendResetLinkJob = defineJob({
  name: 'accounts.send-reset-link',
  payload,
  run: ({ clock, transact }, { email, unlessFresh }) =>
    transact(async tx => {
      const user = await findUserByEmail(tx.db, email)
      if (!user || user.disabledAt) return
      const now = clock.now()
      const purpose = user.emailConfirmedAt ? 'reset' : 'confirm'
      if (unlessFresh && (await hasTokenSince(tx.db, user.id, purpose, after(now, -FRESH_MINUTES * MINUTE))))
        return
      if (purpose === 'confirm') return sendConfirmationAgain({ clock }, tx, user)
      const lifeMs = LINK_MINUTES * MINUTE
      const token = await createEmailToken(tx.db, { userId: user.id, purpose, now, lifeMs })
      const link = { email, fullName: user.fullName, token, validMinutes: LINK_MINUTES }
      await emit(tx, { type: 'password.reset-link-made', ...link })
    }),
})
