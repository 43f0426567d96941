import { z } from 'shared/errors/zod'
import { after, HOUR } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { isReservedAddress, personOf } from '../team/recipients.queries.ts'
import { createEmailToken, findUserByEmail } from './accounts.repository.ts'
import { LINK_HOURS, resendConfirmationJob } from './confirmation.jobs.ts'
import { lockEmailChange } from './email-change.repository.ts'

type Change = NonNullable<Awaited<ReturnType<typeof lockEmailChange>>>

/**
 * Mails the unopened links of an address change. Whether the new address has an account is checked here, after the
 * answer, which is the same for every address (docs/decisions/change-of-address.md).
 */
export const sendEmailChangeLinksJob = defineJob({
  name: 'accounts.send-email-change-links',
  payload: z.object({ changeId: z.guid() }),
  run: (deps, { changeId }) =>
    deps.transact(async tx => {
      const now = deps.clock.now()
      const change = await lockEmailChange(tx.db, changeId)
      if (!change || change.endedAt || change.expiresAt <= now) return
      const { fullName } = await personOf(tx, change.userId)
      const isFree = change.confirmedAt ? true : await isFreeOrTold(deps, tx, change.newEmail)
      const makeToken = (purpose: 'new-address' | 'old-address') =>
        createEmailToken(tx.db, { userId: change.userId, purpose, changeId, now, lifeMs: LINK_HOURS * HOUR })
      await emit(tx, {
        type: 'email.change-links-made',
        oldEmail: change.email,
        newEmail: change.newEmail,
        fullName,
        newToken: !change.confirmedAt && isFree ? await makeToken('new-address') : null,
        oldToken: change.approvedAt ? null : await makeToken('old-address'),
        validHours: LINK_HOURS,
      })
    }),
})

/** Returns the expiry of links created now, and of their change. */
export const endOfLinks = (now: Date): Date => after(now, LINK_HOURS * HOUR)

/**
 * Returns true if an address is free. Otherwise its owner gets the mail of a repeated sign-up: an account exists, or
 * its confirmation link again.
 */
async function isFreeOrTold(deps: Pick<AppDeps, 'config'>, tx: Tx, newEmail: Change['newEmail']) {
  const owner = await findUserByEmail(tx.db, newEmail)
  if (owner?.emailConfirmedAt) await emit(tx, { type: 'account.signed-up-again', userId: owner.id })
  else if (owner) await tx.enqueue(resendConfirmationJob, { email: newEmail })
  return !owner && !(await isReservedAddress({ config: deps.config, db: tx.db }, newEmail))
}
