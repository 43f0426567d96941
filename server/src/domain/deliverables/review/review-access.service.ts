import type { ReviewRole } from 'shared/deliverables/comments'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getOwnProject, lockOwnProject } from '../../projects/projects.service.ts'
import { getTeamProject, lockProject, lockProjectForTeam } from '../../projects/team-projects.service.ts'
import { holdGuest } from '../guests/guests.repository.ts'
import { findProjectOf } from '../versions/deliverables.repository.ts'

/** Somebody without an account, in the one review that their link opens. */
export interface GuestReviewer {
  guest: { id: string; projectId: string; name: string; mayComment: boolean }
}

export type Reviewer = Actor | GuestReviewer

export const isGuest = (reviewer: Reviewer): reviewer is GuestReviewer => 'guest' in reviewer

const isOnTeamSide = (actor: Actor): actor is Actor & MemberScope => actor.member !== undefined

/** Returns the side of a reviewer: client in their own project, member in a visible one, or guest. */
export function getSide(reviewer: Reviewer): ReviewRole {
  if (isGuest(reviewer)) return 'guest'
  return isOnTeamSide(reviewer) ? 'team' : 'client'
}

/** Under what a reviewer's allowances are counted. */
export const rateLimitKey = (reviewer: Reviewer): string =>
  isGuest(reviewer) ? reviewer.guest.id : reviewer.userId

interface Written {
  userId: string | null
  guestId: string | null
}

export const isAuthor = (words: Written, reviewer: Reviewer): boolean =>
  isGuest(reviewer) ? words.guestId === reviewer.guest.id : words.userId === reviewer.userId

/** @throws AppError `NOT_FOUND`. */
export async function assertMayReview(
  deps: Pick<AppDeps, 'db'>,
  actor: Reviewer,
  projectId: string,
): Promise<void> {
  if (isGuest(actor)) assertInvited(actor, projectId)
  else if (isOnTeamSide(actor)) await getTeamProject(deps, actor, projectId)
  else await getOwnProject(deps, actor.userId, projectId)
}

/**
 * Locks the project of a version, so that writes of a review are serialised.
 * @throws AppError `NOT_FOUND`, `GUEST_LINK_OVER`.
 */
export async function lockProjectForReviewer(tx: Tx, actor: Reviewer, deliverableId: string) {
  const projectId = ensureFound(await findProjectOf(tx.db, deliverableId))
  if (isGuest(actor)) return lockForGuest(tx, actor, projectId)
  return isOnTeamSide(actor)
    ? lockProjectForTeam(tx, actor, projectId)
    : lockOwnProject(tx, actor.userId, projectId)
}

function assertInvited({ guest }: GuestReviewer, projectId: string): void {
  if (guest.projectId !== projectId) throw new AppError('NOT_FOUND')
}

/** A link that is revoked meanwhile lets nobody act any more. */
async function lockForGuest(tx: Tx, reviewer: GuestReviewer, projectId: string) {
  assertInvited(reviewer, projectId)
  const project = await lockProject(tx, projectId)
  if (!(await holdGuest(tx.db, reviewer.guest.id))) throw new AppError('GUEST_LINK_OVER')
  return project
}
