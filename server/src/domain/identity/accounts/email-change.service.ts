import { AppError } from 'shared/errors/app-error'
import { withMinimumDuration } from '../../../platform/minimum-duration.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { requireOwnPassword } from '../passwords/password.service.ts'
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts'
import { spendCode } from '../second-factor/second-factor.service.ts'
import { isReservedAddress } from '../team/recipients.service.ts'
import { endOfLinks, sendEmailChangeLinksJob } from './email-change.jobs.ts'
import {
  endOpenChange,
  findOpenChange,
  holdUser,
  insertChange,
  listChanges,
  updateChange,
} from './email-change.repository.ts'
import { limitAccountMails } from './sign-up.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'transact'>
type Own = { id: string; email: string }

/** The own address, and the change of it that is on its way; one that has run out is none. */
export async function emailChangeOf(ports: Pick<Ports, 'clock' | 'config' | 'db'>, { id, email }: Own) {
  const open = await findOpenChange(ports.db, id, ports.clock.now())
  return {
    email,
    isMember: await isReservedAddress(ports, email),
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

/** Every change of address that a person has asked for lately, for their own export. */
export const emailChangeDataOf = ({ db }: Pick<Ports, 'db'>, userId: string) => listChanges(db, userId)

/**
 * Asks for another address to sign in with: both addresses get a link, and what was asked for before is replaced. The
 * answer is the same whosever the new address is (docs/decisions/change-of-address.md).
 * @throws AppError `MEMBER_ADDRESS`, `BAD_CREDENTIALS`, `INVALID_INPUT` on `email` when it is the present one and on
 *   `code` when it is owed, `LIMITED`.
 */
export async function askEmailChange(
  ports: Ports,
  own: Own,
  address: string,
  { email: newEmail, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<void> {
  if (await isReservedAddress(ports, own.email)) throw new AppError('MEMBER_ADDRESS')
  if (newEmail === own.email) throw new AppError('INVALID_INPUT', { fields: { email: 'SAME_EMAIL' } })
  await requireOwnPassword(ports, own.id, password)
  const owesCode = await hasSecondFactor(ports.db, own.id)
  if (owesCode) await takeCodeTry(ports, own.id, code)
  await limitAccountMails(ports, address, newEmail)
  await withMinimumDuration(
    ports.transact(async work => {
      if (owesCode && !(await spendCode(ports, work, own.id, code ?? '')))
        throw new AppError('BAD_CREDENTIALS')
      const now = ports.clock.now()
      await holdUser(work.db, own.id)
      await endOpenChange(work.db, own.id, { now, outcome: 'replaced' })
      const times = { createdAt: now, expiresAt: endOfLinks(now) }
      const { id: changeId } = await insertChange(work.db, { userId: own.id, newEmail, ...times })
      await emit(work, { type: 'email.change-asked', userId: own.id })
      await work.enqueue(sendEmailChangeLinksJob, { changeId })
    }),
  )
}

async function takeCodeTry({ limits }: Ports, userId: string, code: string | undefined): Promise<void> {
  if (!code) throw new AppError('INVALID_INPUT', { fields: { code: 'REQUIRED' } })
  await limits.take('secondFactorTries', userId)
}

/** Mails the links once more that were not opened yet; the change has its whole time again. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function resendEmailChange(ports: Ports, own: Own, address: string): Promise<void> {
  const open = await findOpenChange(ports.db, own.id, ports.clock.now())
  if (!open) throw new AppError('NOT_FOUND')
  await limitAccountMails(ports, address, open.newEmail)
  await withMinimumDuration(
    ports.transact(async work => {
      const now = ports.clock.now()
      await holdUser(work.db, own.id)
      const still = await findOpenChange(work.db, own.id, now)
      if (still?.id !== open.id) throw new AppError('NOT_FOUND')
      await updateChange(work.db, open.id, { expiresAt: endOfLinks(now) })
      await work.enqueue(sendEmailChangeLinksJob, { changeId: open.id })
    }),
  )
}

/** Takes the change back; its links say so from now on. @throws AppError `NOT_FOUND` when none is open. */
export async function cancelEmailChange(
  ports: Pick<Ports, 'clock' | 'transact'>,
  { id }: Own,
): Promise<void> {
  await ports.transact(async work => {
    await holdUser(work.db, id)
    const ended = await endOpenChange(work.db, id, { now: ports.clock.now(), outcome: 'cancelled' })
    if (!ended) throw new AppError('NOT_FOUND')
    await emit(work, { type: 'email.change-cancelled', userId: id })
  })
}
