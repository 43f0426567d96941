import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { rotateAndRevokeOthers } from '../sessions/sessions.service.ts'
import { isReservedAddress, personOf } from '../team/recipients.queries.ts'
import { consumeToken, endSessions, revokeTokens } from './accounts.repository.ts'
import {
  type EmailChangeOutcome,
  endOpenChange,
  findChangeLink,
  lockEmailChange,
  setEmail,
  updateChange,
} from './email-change.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'limits' | 'sessions' | 'transact'>
type Change = NonNullable<Awaited<ReturnType<typeof lockEmailChange>>>

/** State of an address change after one of its links was opened. */
export type EmailLinkState = 'waits-for-new' | 'waits-for-old' | 'expired' | EmailChangeOutcome

export interface OpenedEmailLink {
  state: EmailLinkState
  newEmail: string
  /** Cookie of the session that stays; set if the address has just changed. */
  cookie?: string
}

/**
 * Opens a link of a change, of either address, in any browser. The second one changes the address: a session of the
 * opening browser stays, all others end, and links to the old address become invalid. A link without further effect
 * returns the state.
 * @throws AppError `NOT_FOUND` for an unknown link, `LIMITED`.
 */
export async function openEmailLink(
  deps: Deps,
  request: { address: string; sessionToken: string | undefined },
  token: string,
): Promise<OpenedEmailLink> {
  await deps.limits.take('tokenTries', { address: request.address })
  const here = await deps.sessions.find(request.sessionToken)
  const actor: Actor | undefined = here && {
    userId: here.user.id,
    name: here.user.fullName,
    sessionHandle: here.session.handle,
  }
  const open = () => deps.transact(tx => openWithin(deps, tx, actor, token))
  // A concurrent sign-up took the address; the second run returns `taken`.
  return open().catch(error => {
    if (!isUniqueViolation(error)) throw error
    return open()
  })
}

async function openWithin(
  deps: Deps,
  tx: Tx,
  here: Actor | undefined,
  token: string,
): Promise<OpenedEmailLink> {
  const link = await findChangeLink(tx.db, hashOf(token))
  const change = link?.changeId ? await lockEmailChange(tx.db, link.changeId) : undefined
  if (!link || !change) throw new AppError('NOT_FOUND')
  const { newEmail } = change
  const now = deps.clock.now()
  if (change.outcome) return { newEmail, state: overState(change) }
  if (change.expiresAt <= now) return { newEmail, state: 'expired' }
  const isNew = link.purpose === 'new-address'
  const isSpent = await consumeToken(tx.db, hashOf(token), isNew ? 'new-address' : 'old-address', now)
  const opened = isNew ? change.confirmedAt : change.approvedAt
  if (!isSpent && !opened) return { newEmail, state: 'expired' }
  if (!isSpent || opened) return { newEmail, state: waitingState(change) }
  const marked = { ...change, ...(isNew ? { confirmedAt: now } : { approvedAt: now }) }
  await updateChange(tx.db, change.id, isNew ? { confirmedAt: now } : { approvedAt: now })
  if (marked.confirmedAt && marked.approvedAt)
    return { newEmail, ...(await complete(deps, tx, here, marked)) }
  await emit(tx, { type: 'email.change-link-opened', userId: change.userId })
  return { newEmail, state: waitingState(marked) }
}

const waitingState = (change: Pick<Change, 'confirmedAt'>): EmailLinkState =>
  change.confirmedAt ? 'waits-for-old' : 'waits-for-new'

/** Returns the state of an ended change; a completed one may have been followed by another. */
const overState = ({ outcome, email, newEmail }: Change): EmailLinkState =>
  outcome === 'changed' && email !== newEmail ? 'replaced' : (outcome as EmailChangeOutcome)

async function complete(
  deps: Deps,
  tx: Tx,
  here: Actor | undefined,
  { userId, email: oldEmail, newEmail }: Change,
): Promise<Omit<OpenedEmailLink, 'newEmail'>> {
  const now = deps.clock.now()
  const stop = async (state: 'cancelled' | 'taken') => {
    await endOpenChange(tx.db, userId, { now, outcome: state })
    await emit(tx, { type: 'email.change-link-opened', userId })
    return { state }
  }
  // A user who has joined the team keeps the address of the membership.
  if (await isReservedAddress({ config: deps.config, db: tx.db }, oldEmail)) return stop('cancelled')
  if (await isReservedAddress({ config: deps.config, db: tx.db }, newEmail)) return stop('taken')
  if (!(await setEmail(tx.db, { id: userId, email: newEmail, now }))) return stop('taken')
  await endOpenChange(tx.db, userId, { now, outcome: 'changed' })
  await revokeTokens(tx.db, userId, 'reset', now)
  await revokeTokens(tx.db, userId, 'confirm', now)
  const { fullName } = await personOf(tx, userId)
  await emit(tx, { type: 'email.changed', userId, oldEmail, newEmail, fullName })
  if (here?.userId === userId) return { state: 'changed', ...(await rotateAndRevokeOthers(deps, tx, here)) }
  await endSessions(tx.db, userId)
  tx.recheck(userId)
  return { state: 'changed' }
}
