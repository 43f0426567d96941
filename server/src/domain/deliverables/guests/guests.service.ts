import { GUEST_KEPT_DAYS, guestLinkStateOf, OPEN_GUEST_LINKS } from 'shared/deliverables/guest'
import type { inviteGuestInput } from 'shared/deliverables/guests.inputs'
import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'
import { uuidField } from 'shared/fields/id'
import type { Actor } from '../../../platform/actor.ts'
import { after, DAY } from '../../../platform/clock.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import { type CookieTerms, signedCookie, signedCookieEnd } from '../../../platform/http/cookies.ts'
import { ensureInserted } from '../../../platform/idempotency.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { assertAdministers } from '../../identity/companies/companies.service.ts'
import { lockProjectFor } from '../../projects/team-projects.service.ts'
import { assertMayReview, getSide } from '../review/review-access.service.ts'
import {
  countOpenGuests,
  deleteGuests,
  findInvitation,
  findStandingGuest,
  type Guest,
  insertGuest,
  listGuests,
  listLeftGuests,
  markGuestOnce,
} from './guests.repository.ts'
import { listViewers } from './viewings.repository.ts'

type InviteGuestDeps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'transact'>

/**
 * Invites a person without an account to a review (docs/decisions/review-guests.md). The token of the link is only
 * returned here; the hash is stored.
 * @throws AppError `NOT_FOUND`, `GUEST_LINKS_FULL`, `REQUEST_ID_REUSED`, `LIMITED`, `UNAVAILABLE`.
 */
export async function inviteGuest(
  deps: InviteGuestDeps,
  actor: Actor,
  { passPhrase, days, ...invitation }: z.output<typeof inviteGuestInput>,
) {
  await deps.limits.take('saving', actor.userId)
  const token = newToken()
  const passPhraseHash = passPhrase ? await deps.passwords.hash(passPhrase) : null
  const now = deps.clock.now()
  const expiresAt = after(now, days * DAY)
  const { projectId, name } = invitation
  await deps.transact(async tx => {
    await lockProjectFor(tx, actor, projectId)
    const inserted = await insertGuest(tx.db, {
      ...invitation,
      passPhraseHash,
      expiresAt,
      createdAt: now,
      tokenHash: hashOf(token),
      invitedBy: actor.userId,
      inviterName: actor.name,
      fromTeam: actor.member !== undefined,
    })
    const guestId = ensureInserted(inserted)
    if ((await countOpenGuests(tx.db, projectId, now)) > OPEN_GUEST_LINKS)
      throw new AppError('GUEST_LINKS_FULL')
    await emit(tx, { type: 'guest.invited', projectId, guestId, name, expiresAt })
  })
  return { url: `${deps.config.publicUrl}/revisione#${token}`, expiresAt }
}

/**
 * Revokes a guest's link; open streams and downloads end at once.
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function revokeGuest(deps: InviteGuestDeps, actor: Actor, guestId: string): Promise<void> {
  await deps.limits.take('saving', actor.userId)
  await deps.transact(async tx => {
    const { projectId, name } = ensureFound(await findInvitation(tx.db, guestId))
    await lockProjectFor(tx, actor, projectId)
    if (await markGuestOnce(tx.db, guestId, 'revokedAt', deps.clock.now()))
      await emit(tx, { type: 'guest.revoked', projectId, guestId, name })
  })
}

type GuestVisitDeps = Pick<AppDeps, 'clock' | 'config' | 'db'>

const VISIT_HOURS = 12

/** One cookie per link, so that one browser can have two reviews open. */
const visitTo = (guestId: string): CookieTerms => ({
  name: `guest-${guestId}`,
  purpose: `guest of a review ${guestId}`,
  hours: VISIT_HOURS,
})

/** Returns the cookie of a browser that has opened a link; each call also checks the link. */
export const visitCookie = (deps: Pick<GuestVisitDeps, 'clock' | 'config'>, guestId: string): string =>
  signedCookie(deps, visitTo(guestId)).cookie

export const isVisiting = (
  deps: Pick<GuestVisitDeps, 'clock' | 'config'>,
  cookieHeader: string | undefined,
  guestId: string,
): boolean => signedCookieEnd(deps, visitTo(guestId), cookieHeader) !== undefined

const named = z.looseObject({ guestId: uuidField() })

/**
 * Returns the guest named in the input, if the browser has the link's cookie and the link is valid. @throws AppError
 * `GUEST_LINK_OVER`.
 */
export async function requireGuest(
  deps: GuestVisitDeps,
  cookieHeader: string | undefined,
  call: unknown,
): Promise<Guest> {
  const asked = named.safeParse(call)
  const guestId = asked.success ? asked.data.guestId : undefined
  if (!guestId || !isVisiting(deps, cookieHeader, guestId)) throw new AppError('GUEST_LINK_OVER')
  const guest = await standingGuest(deps, guestId)
  if (!guest) throw new AppError('GUEST_LINK_OVER')
  return guest
}

export const standingGuest = ({ clock, db }: Pick<GuestVisitDeps, 'clock' | 'db'>, id: string) =>
  findStandingGuest(db, id, clock.now())

type Deps = Pick<AppDeps, 'clock' | 'db'>

/** Lists the guests of a review, newest first, with inviter and state of the link. @throws AppError `NOT_FOUND`. */
export async function listProjectGuests(
  { clock, db }: Deps,
  actor: Actor,
  { projectId, ...page }: PageRequest & { projectId: string },
) {
  await assertMayReview({ db }, actor, projectId)
  const { items, nextCursor } = await listGuests(db, { projectId, ...page })
  const now = clock.now()
  return { nextCursor, items: items.map(guest => ({ ...guest, state: guestLinkStateOf(guest, now) })) }
}

/** Lists open guest links of former members of a company that the user administers. @throws AppError `NOT_FOUND`. */
export async function leftGuestsOf({ clock, db }: Deps, userId: string, companyId: string) {
  await assertAdministers({ db }, userId, companyId)
  return listLeftGuests(db, companyId, clock.now())
}

/** Lists the viewers of the versions, with their comment counts. @throws AppError `NOT_FOUND`. */
export async function viewersOf({ db }: Pick<Deps, 'db'>, actor: Actor, projectId: string) {
  await assertMayReview({ db }, actor, projectId)
  return { items: await listViewers(db, projectId, { withSaved: getSide(actor) === 'team' }) }
}

/** Deletes guests whose links ended more than `GUEST_KEPT_DAYS` ago. */
export const removeOldGuests = ({ transact }: Pick<AppDeps, 'transact'>, now: Date): Promise<void> =>
  transact(tx => deleteGuests(tx.db, after(now, -GUEST_KEPT_DAYS * DAY)))
