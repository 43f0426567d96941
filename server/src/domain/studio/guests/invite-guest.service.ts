import { OPEN_GUEST_LINKS } from 'shared/deliverables/guest'
import type { inviteGuestInput } from 'shared/deliverables/guests.inputs'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor } from '../../../platform/actor.ts'
import { after, DAY } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { isRepresentative } from '../../identity/companies/companies.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import {
  countOpenGuests,
  findGuestByRequest,
  findInvitation,
  insertGuest,
  markGuestOnce,
} from './guests.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'transact'>

type Invitation = z.output<typeof inviteGuestInput>

/** The link; its token is known to who made it, and to nobody again. */
export interface MadeInvitation {
  url: string
  expiresAt: Date
}

/**
 * Invites somebody without an account to a review (docs/decisions/review-guests.md).
 * @throws AppError `NOT_FOUND`, `NOT_REPRESENTATIVE`, `GUEST_LINKS_FULL`, `REQUEST_ID_REUSED`, `LIMITED`, `UNAVAILABLE`.
 */
export async function inviteGuest(
  ports: Ports,
  actor: Actor,
  { passPhrase, days, ...invitation }: Invitation,
): Promise<MadeInvitation> {
  await ports.limits.take('saving', actor.userId)
  const token = newToken()
  const passPhraseHash = passPhrase ? await ports.passwords.hash(passPhrase) : null
  const now = ports.clock.now()
  const expiresAt = after(now, days * DAY)
  const { projectId, requestId, name } = invitation
  await ports.transact(async work => {
    await holdToInvite(work, actor, projectId)
    if (await findGuestByRequest(work.db, requestId)) throw new AppError('REQUEST_ID_REUSED')
    if ((await countOpenGuests(work.db, projectId, now)) >= OPEN_GUEST_LINKS)
      throw new AppError('GUEST_LINKS_FULL')
    const guestId = await insertGuest(work.db, {
      ...{ ...invitation, passPhraseHash, expiresAt, createdAt: now, tokenHash: hashOf(token) },
      ...{ invitedBy: actor.userId, inviterName: actor.name, fromTeam: actor.member !== undefined },
    })
    await emit(work, { type: 'guest.invited', projectId, guestId, name, expiresAt })
  })
  return { url: `${ports.config.publicUrl}/revisione#${token}`, expiresAt }
}

/**
 * Ends a guest's link: their open screens and what they are reading end at once.
 * @throws AppError `NOT_FOUND`, `NOT_REPRESENTATIVE`, `LIMITED`.
 */
export async function revokeGuest(ports: Ports, actor: Actor, guestId: string): Promise<void> {
  await ports.limits.take('saving', actor.userId)
  await ports.transact(async work => {
    const known = orNotFound(await findInvitation(work.db, guestId))
    const { projectId, name } = known
    await holdToInvite(work, actor, projectId)
    if (await markGuestOnce(work.db, guestId, 'revokedAt', ports.clock.now()))
      await emit(work, { type: 'guest.revoked', projectId, guestId, name })
  })
}

/** Holds the project of who may invite to its review: a representative of the company, or the team. */
async function holdToInvite(work: Work, actor: Actor, projectId: string): Promise<void> {
  const { member, userId } = actor
  if (member) return void (await lockProjectForTeam(work, { member }, projectId))
  const { companyId } = await lockOwnProject(work, userId, projectId)
  if (!(await isRepresentative(work, userId, companyId))) throw new AppError('NOT_REPRESENTATIVE')
}
