import { z } from 'shared/errors/zod'
import { after, MINUTE } from '../../platform/clock.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import { passwordResetMail } from './accounts.mails.ts'
import { findUserByEmail, insertToken, voidTokens } from './accounts.repository.ts'

const payload = z.object({ email: z.string() })

const LINK_MINUTES = 30

/** Sends a reset link to a confirmed address; for any other address it does nothing. */
export const sendResetLinkJob: Job<z.infer<typeof payload>> = {
  name: 'accounts.send-reset-link',
  payload,
  run: ({ clock, config, transact }, { email }) =>
    transact(async work => {
      const user = await findUserByEmail(work.db, email)
      if (!user?.emailConfirmedAt || user.disabledAt) return
      const token = newToken()
      const now = clock.now()
      await voidTokens(work.db, user.id, 'reset', now)
      await insertToken(work.db, {
        tokenHash: hashOf(token),
        purpose: 'reset',
        userId: user.id,
        createdAt: now,
        expiresAt: after(now, LINK_MINUTES * MINUTE),
      })
      const mail = passwordResetMail(config, { fullName: user.fullName, token, validMinutes: LINK_MINUTES })
      await sendMail(work, email, mail)
    }),
}
