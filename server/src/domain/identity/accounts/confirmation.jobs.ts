import { z } from 'shared/errors/zod'
import { HOUR } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { createEmailToken, findUserByEmail, listPendingSignUps } from './accounts.repository.ts'

export const LINK_HOURS = 48

/** Pending sign-up; without a password hash, the password is chosen when the link is opened. */
type Waiting = { userId: string; email: string; fullName: string; passwordHash: string | null }

/** Mails a link that confirms the address. */
export async function sendConfirmation(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { userId, email, fullName, passwordHash }: Waiting,
): Promise<void> {
  const lifeMs = LINK_HOURS * HOUR
  const waiting = { userId, passwordHash, fullName }
  const token = await createEmailToken(tx.db, { ...waiting, purpose: 'confirm', now: clock.now(), lifeMs })
  const link = { email, fullName, token, validHours: LINK_HOURS }
  await emit(tx, { type: 'account.confirmation-link-made', ...link })
}

/**
 * Mails a new confirmation link to an unconfirmed user. The password is kept only if there was one sign-up: of several,
 * the newest may be a stranger's. Without one, as after an invitation, it is chosen when the link is opened.
 */
export async function sendConfirmationAgain(
  deps: Pick<AppDeps, 'clock'>,
  tx: Tx,
  user: { id: string; email: string; fullName: string },
): Promise<void> {
  const signUps = await listPendingSignUps(tx.db, user.id)
  const [newest] = signUps
  const isOne = signUps.every(({ passwordHash }) => passwordHash === newest?.passwordHash)
  await sendConfirmation(deps, tx, {
    userId: user.id,
    email: user.email,
    fullName: newest?.fullName ?? user.fullName,
    passwordHash: (isOne && newest?.passwordHash) || null,
  })
}

/** Mails a new link to an address with an unconfirmed account; does nothing for other addresses. */
export const resendConfirmationJob = defineJob({
  name: 'accounts.resend-confirmation',
  payload: z.object({ email: z.string() }),
  run: ({ clock, transact }, { email }) =>
    transact(async tx => {
      const user = await findUserByEmail(tx.db, email)
      if (user && !user.emailConfirmedAt && !user.disabledAt) await sendConfirmationAgain({ clock }, tx, user)
    }),
})
