import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import { findProjectOf } from './deliverables.repository.ts'
import { versionWithin } from './deliverables.service.ts'

/**
 * Locks the project of a version in any stage, and reads both, so that sending, recalling, replacing and deciding are
 * serialised. @throws AppError `NOT_FOUND`.
 */
export async function lockProjectOfVersion(work: Work, actor: Actor & MemberScope, deliverableId: string) {
  const projectId = orNotFound(await findProjectOf(work.db, deliverableId))
  const project = await lockProjectForTeam(work, actor, projectId)
  return { project, ...(await versionWithin(work, projectId, deliverableId, { withSaved: true })) }
}
