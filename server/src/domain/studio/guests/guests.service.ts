import { GUEST_KEPT_DAYS, guestLinkStateOf } from 'shared/deliverables/guest'
import { guestTexts } from 'shared/messages/it/guests'
import type { Actor } from '../../../platform/actor.ts'
import { after, DAY } from '../../../platform/clock.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertMayReview, sideOf } from '../review/review-access.service.ts'
import { deleteGuests, listGuests } from './guests.repository.ts'
import { listViewers } from './viewings.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

/** The guests of a review, newest first: who invited them, and how their links stand. @throws AppError `NOT_FOUND`. */
export async function guestsOf(
  { clock, db }: Ports,
  actor: Actor,
  { projectId, ...page }: PageRequest & { projectId: string },
) {
  await assertMayReview({ db }, actor, projectId)
  const { items, nextCursor } = await listGuests(db, { projectId, ...page })
  const now = clock.now()
  return { nextCursor, items: items.map(guest => ({ ...guest, state: guestLinkStateOf(guest, now) })) }
}

/** Who of company and guests has looked at the versions, and who has spoken. @throws AppError `NOT_FOUND`. */
export async function viewersOf({ db }: Pick<Ports, 'db'>, actor: Actor, projectId: string) {
  await assertMayReview({ db }, actor, projectId)
  return { items: await listViewers(db, projectId, { withSaved: sideOf(actor) === 'team' }) }
}

/** Forgets the guests whose links were over for as long as they are named. */
export const removeOldGuests = ({ transact }: Pick<Platform, 'transact'>, now: Date): Promise<void> =>
  transact(work => deleteGuests(work.db, after(now, -GUEST_KEPT_DAYS * DAY), guestTexts.nameless))
