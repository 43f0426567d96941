import { AppError } from 'shared/errors/app-error'
import type { Actor, TeamActor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getOwnProject, lockOwnProject } from '../../projects/projects.service.ts'
import { assertSeenByTeam, lockProjectForTeam } from '../../projects/team-access.service.ts'
import { findProjectOf } from '../deliverables/deliverables.repository.ts'

const isOnTeamSide = (actor: Actor): actor is Actor & TeamActor => actor.member !== undefined

/** Who acts in a review room: a client in their own project, or a member in one that they see. */
export const sideOf = (actor: Actor): 'client' | 'team' => (isOnTeamSide(actor) ? 'team' : 'client')

/** @throws AppError `NOT_FOUND`. */
export async function assertMayReview(
  ports: Pick<Platform, 'db'>,
  actor: Actor,
  projectId: string,
): Promise<void> {
  if (isOnTeamSide(actor)) await assertSeenByTeam(ports, actor, projectId)
  else await getOwnProject(ports, actor.userId, projectId)
}

/** Holds the project of a version, so that a review's acts happen one after the other. @throws AppError `NOT_FOUND`. */
export async function lockReview(work: Work, actor: Actor, deliverableId: string) {
  const projectId = await findProjectOf(work.db, deliverableId)
  if (!projectId) throw new AppError('NOT_FOUND')
  return isOnTeamSide(actor)
    ? lockProjectForTeam(work, actor, projectId)
    : lockOwnProject(work, actor.userId, projectId)
}
