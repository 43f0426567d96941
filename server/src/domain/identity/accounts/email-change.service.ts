import { AppError } from 'shared/errors/app-error'
import { withMinimumDuration } from '../../../platform/clock.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { requireOwnPassword } from '../passwords/password.service.ts'
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts'
import { consumeMfaCode } from '../second-factor/second-factor.service.ts'
import { isReservedAddress } from '../team/recipients.queries.ts'
import { lockUser } from './accounts.repository.ts'
import { endOfLinks, sendEmailChangeLinksJob } from './email-change.jobs.ts'
import { endOpenChange, findOpenChange, insertChange, updateChange } from './email-change.repository.ts'
import { limitAccountMails } from './sign-up.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'transact'>
type Own = { id: string; email: string }

/** Returns the user's address and the open change, if any. */
export async function emailChangeOf(deps: Pick<Deps, 'clock' | 'config' | 'db'>, { id, email }: Own) {
  const open = await findOpenChange(deps.db, id, deps.clock.now())
  return {
    email,
    isMember: await isReservedAddress(deps, email),
    pending: open
      ? {
          newEmail: open.newEmail,
          isConfirmed: open.confirmedAt !== null,
          isApproved: open.approvedAt !== null,
          expiresAt: open.expiresAt,
        }
      : null,
  }
}

/**
 * Requests a change of the sign-in address: both addresses get a link, and an open change is replaced. The answer is
 * the same whether or not the new address has an account (docs/decisions/change-of-address.md).
 * @throws AppError `MEMBER_ADDRESS`, `BAD_CREDENTIALS`, `LIMITED`; `INVALID_INPUT` on `email` if it is the current one,
 * and on `code` if one is required.
 */
export async function askEmailChange(
  deps: Deps,
  own: Own,
  address: string,
  { email: newEmail, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<void> {
  if (await isReservedAddress(deps, own.email)) throw new AppError('MEMBER_ADDRESS')
  if (newEmail === own.email) throw new AppError('INVALID_INPUT', { fields: { email: 'SAME_EMAIL' } })
  await requireOwnPassword(deps, own.id, password)
  const owesCode = await hasSecondFactor(deps.db, own.id)
  if (owesCode && !code) throw new AppError('INVALID_INPUT', { fields: { code: 'REQUIRED' } })
  if (owesCode) await deps.limits.take('secondFactorTries', own.id)
  await limitAccountMails(deps, address, newEmail)
  await withMinimumDuration(
    deps.transact(async tx => {
      if (owesCode && !(await consumeMfaCode(deps, tx, own.id, code ?? '')))
        throw new AppError('BAD_CREDENTIALS')
      const now = deps.clock.now()
      await lockUser(tx.db, own.id)
      await endOpenChange(tx.db, own.id, { now, outcome: 'replaced' })
      const times = { createdAt: now, expiresAt: endOfLinks(now) }
      const changeId = await insertChange(tx.db, { userId: own.id, newEmail, ...times })
      await emit(tx, { type: 'email.change-asked', userId: own.id })
      await tx.enqueue(sendEmailChangeLinksJob, { changeId })
    }),
  )
}

/** Mails the unopened links again and renews the expiry of the change. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function resendEmailChange(deps: Deps, own: Own, address: string): Promise<void> {
  const open = await findOpenChange(deps.db, own.id, deps.clock.now())
  if (!open) throw new AppError('NOT_FOUND')
  await limitAccountMails(deps, address, open.newEmail)
  await withMinimumDuration(
    deps.transact(async tx => {
      const now = deps.clock.now()
      await lockUser(tx.db, own.id)
      const still = await findOpenChange(tx.db, own.id, now)
      if (still?.id !== open.id) throw new AppError('NOT_FOUND')
      await updateChange(tx.db, open.id, { expiresAt: endOfLinks(now) })
      await tx.enqueue(sendEmailChangeLinksJob, { changeId: open.id })
    }),
  )
}

/** Cancels the open change. @throws AppError `NOT_FOUND` if there is none. */
export async function cancelEmailChange(deps: Pick<Deps, 'clock' | 'transact'>, { id }: Own): Promise<void> {
  await deps.transact(async tx => {
    await lockUser(tx.db, id)
    const ended = await endOpenChange(tx.db, id, { now: deps.clock.now(), outcome: 'cancelled' })
    if (!ended) throw new AppError('NOT_FOUND')
    await emit(tx, { type: 'email.change-cancelled', userId: id })
  })
}
