import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import { isDuplicate } from '../../../platform/db/errors.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { rotateAndRevokeOthers } from '../sessions/sessions.service.ts'
import { isReservedAddress } from '../team/recipients.service.ts'
import { endSessions, findContact, spendToken, voidTokens } from './accounts.repository.ts'
import {
  type EmailChangeOutcome,
  endOpenChange,
  findChangeLink,
  holdChange,
  setEmail,
  updateChange,
} from './email-change.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'sessions' | 'transact'>
type Change = NonNullable<Awaited<ReturnType<typeof holdChange>>>

/** What holds of a change after one of its links was opened. */
export type EmailLinkState = 'waits-for-new' | 'waits-for-old' | 'expired' | EmailChangeOutcome

export interface OpenedEmailLink {
  state: EmailLinkState
  newEmail: string
  /** Of the session that stays, when the address has just changed. */
  cookie?: string
}

/**
 * Opens a link of a change, of either address, in any browser. With the second one the address changes: the browser that
 * opens it stays signed in if it was, every other session ends, and links that went to the old address are void. A link
 * that has nothing more to do says what holds.
 * @throws AppError `NOT_FOUND` for a link that was never given out, `LIMITED`.
 */
export async function openEmailLink(
  ports: Ports,
  request: { address: string; sessionToken: string | undefined },
  token: string,
): Promise<OpenedEmailLink> {
  await ports.limits.take('tokenTries', { address: request.address })
  const here = await ports.sessions.find(request.sessionToken)
  const actor: Actor | undefined = here && {
    userId: here.user.id,
    name: here.user.fullName,
    sessionHandle: here.session.handle,
  }
  const open = () => ports.transact(work => openWithin(ports, work, actor, token))
  // Somebody signed up with the address at the same moment: opened again, the link finds that it is theirs.
  return open().catch(error => {
    if (!isDuplicate(error)) throw error
    return open()
  })
}

async function openWithin(
  ports: Ports,
  work: Work,
  here: Actor | undefined,
  token: string,
): Promise<OpenedEmailLink> {
  const link = await findChangeLink(work.db, hashOf(token))
  const change = link?.changeId ? await holdChange(work.db, link.changeId) : undefined
  if (!link || !change) throw new AppError('NOT_FOUND')
  const { newEmail } = change
  const now = ports.clock.now()
  if (change.outcome) return { newEmail, state: overState(change) }
  if (change.expiresAt <= now) return { newEmail, state: 'expired' }
  const isNew = link.purpose === 'new-address'
  const isSpent = await spendToken(work.db, hashOf(token), isNew ? 'new-address' : 'old-address', now)
  const opened = isNew ? change.confirmedAt : change.approvedAt
  if (!isSpent && !opened) return { newEmail, state: 'expired' }
  if (!isSpent || opened) return { newEmail, state: waitingState(change) }
  const marked = { ...change, ...(isNew ? { confirmedAt: now } : { approvedAt: now }) }
  await updateChange(work.db, change.id, isNew ? { confirmedAt: now } : { approvedAt: now })
  if (marked.confirmedAt && marked.approvedAt)
    return { newEmail, ...(await complete(ports, work, here, marked)) }
  await emit(work, { type: 'email.change-link-opened', userId: change.userId })
  return { newEmail, state: waitingState(marked) }
}

const waitingState = (change: Pick<Change, 'confirmedAt'>): EmailLinkState =>
  change.confirmedAt ? 'waits-for-old' : 'waits-for-new'

/** One that was done may have been followed by another. */
const overState = ({ outcome, email, newEmail }: Change): EmailLinkState =>
  outcome === 'changed' && email !== newEmail ? 'replaced' : (outcome as EmailChangeOutcome)

async function complete(
  ports: Ports,
  work: Work,
  here: Actor | undefined,
  { userId, email: oldEmail, newEmail }: Change,
): Promise<Omit<OpenedEmailLink, 'newEmail'>> {
  const now = ports.clock.now()
  const stop = async (state: 'cancelled' | 'taken') => {
    await endOpenChange(work.db, userId, { now, outcome: state })
    await emit(work, { type: 'email.change-link-opened', userId })
    return { state }
  }
  // Who has come into the team meanwhile stays with the address that made them a member.
  if (await isReservedAddress({ config: ports.config, db: work.db }, oldEmail)) return stop('cancelled')
  if (await isReservedAddress({ config: ports.config, db: work.db }, newEmail)) return stop('taken')
  if (!(await setEmail(work.db, { id: userId, email: newEmail, now }))) return stop('taken')
  await endOpenChange(work.db, userId, { now, outcome: 'changed' })
  await voidTokens(work.db, userId, 'reset', now)
  await voidTokens(work.db, userId, 'confirm', now)
  const { fullName } = await findContact(work.db, userId)
  await emit(work, { type: 'email.changed', userId, oldEmail, newEmail, fullName })
  if (here?.userId === userId)
    return { state: 'changed', ...(await rotateAndRevokeOthers(ports, work, here)) }
  await endSessions(work.db, userId)
  work.recheck(userId)
  return { state: 'changed' }
}
