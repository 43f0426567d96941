import type { Actor, TeamActor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import { findProjectOf } from './deliverables.repository.ts'
import { versionWithin } from './deliverables.service.ts'

/**
 * Holds the project of a version, whichever stage that is in: sending, recalling, replacing and deciding happen one
 * after the other. @throws AppError `NOT_FOUND`.
 */
export async function lockVersion(work: Work, actor: Actor & TeamActor, deliverableId: string) {
  const projectId = orNotFound(await findProjectOf(work.db, deliverableId))
  const project = await lockProjectForTeam(work, actor, projectId)
  return { project, ...(await versionWithin(work, projectId, deliverableId, { withSaved: true })) }
}
