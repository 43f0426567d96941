import type { ReviewRole } from 'shared/deliverables/comments'
import { AppError } from 'shared/errors/app-error'
import { isShown } from 'shared/materials/file-types'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getProjectFor, lockProject, lockProjectFor } from '../../projects/team-projects.service.ts'
import { lockGuest } from '../guests/guests.repository.ts'
import { findProjectOf } from '../versions/deliverables.repository.ts'

/** Guest without an account, limited to the review of their link. */
export interface GuestReviewer {
  guest: { id: string; projectId: string; name: string; mayComment: boolean; mayDownload: boolean }
}

export type Reviewer = Actor | GuestReviewer

export const isGuest = (reviewer: Reviewer): reviewer is GuestReviewer => 'guest' in reviewer

/** Returns the side of a reviewer: client in their own project, member in a visible one, or guest. */
export function getSide(reviewer: Reviewer): ReviewRole {
  if (isGuest(reviewer)) return 'guest'
  return reviewer.member ? 'team' : 'client'
}

export const rateLimitKey = (reviewer: Reviewer): string =>
  isGuest(reviewer) ? reviewer.guest.id : reviewer.userId

export const isAuthor = (
  words: { userId: string | null; guestId: string | null },
  reviewer: Reviewer,
): boolean => (isGuest(reviewer) ? words.guestId === reviewer.guest.id : words.userId === reviewer.userId)

/**
 * Returns a function that makes the URLs of the files that a reviewer sees. A replaced file gets a new URL, so that
 * browsers load it.
 */
export const fileAddressFor = (reviewer: Reviewer) => {
  const folder = isGuest(reviewer) ? `/guest-files/${reviewer.guest.id}` : '/files'
  return (id: string, fileNumber = 1): string =>
    fileNumber === 1 ? `${folder}/${id}` : `${folder}/${id}?v=${fileNumber}`
}

/**
 * Returns true if a reviewer may open an attachment; guests without the permission to download open those that browsers
 * display.
 */
export const mayOpenAttachment = (reviewer: Reviewer, fileType: string): boolean =>
  !isGuest(reviewer) || reviewer.guest.mayDownload || isShown(fileType)

/** Asserts that the actor may see the review. @throws AppError `NOT_FOUND`. */
export async function assertMayReview(deps: Pick<AppDeps, 'db'>, actor: Reviewer, projectId: string) {
  if (isGuest(actor)) assertInvited(actor, projectId)
  else await getProjectFor(deps, actor, projectId)
}

/**
 * Locks the project of a version, so that writes of a review are serialised.
 * @throws AppError `NOT_FOUND`, `GUEST_LINK_OVER`.
 */
export async function lockProjectForReviewer(tx: Tx, actor: Reviewer, deliverableId: string) {
  const projectId = ensureFound(await findProjectOf(tx.db, deliverableId))
  return isGuest(actor) ? lockForGuest(tx, actor, projectId) : lockProjectFor(tx, actor, projectId)
}

function assertInvited({ guest }: GuestReviewer, projectId: string): void {
  if (guest.projectId !== projectId) throw new AppError('NOT_FOUND')
}

/** Locks the project for a guest. @throws AppError `GUEST_LINK_OVER` if the link was revoked meanwhile. */
async function lockForGuest(tx: Tx, reviewer: GuestReviewer, projectId: string) {
  assertInvited(reviewer, projectId)
  const project = await lockProject(tx, projectId)
  if (!(await lockGuest(tx.db, reviewer.guest.id))) throw new AppError('GUEST_LINK_OVER')
  return project
}
