import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnProject, holdOwnProject } from '../projects/projects.service.ts'
import { assertSeenByTeam, holdTeamProject, type Viewer } from '../projects/team-access.service.ts'
import { findProjectOf } from './deliverables.repository.ts'

/** Who acts in a review room: the client in their own project, or a member in one that they see. */
export type Reviewer = { side: 'client'; userId: string; name: string } | MemberReviewer

export interface MemberReviewer {
  side: 'team'
  userId: string
  name: string
  member: Viewer
}

/** @throws AppError `NOT_FOUND`. */
export async function assertMayReview(
  ports: Pick<Platform, 'db'>,
  who: Reviewer,
  projectId: string,
): Promise<void> {
  if (who.side === 'client') await getOwnProject(ports, who.userId, projectId)
  else await assertSeenByTeam(ports, who.member, projectId)
}

/** Holds the project of a version, so that a review's acts happen one after the other. @throws AppError `NOT_FOUND`. */
export async function holdReview(work: Work, who: Reviewer, deliverableId: string) {
  const projectId = await findProjectOf(work.db, deliverableId)
  if (!projectId) throw new AppError('NOT_FOUND')
  return who.side === 'client'
    ? holdOwnProject(work, who.userId, projectId)
    : holdTeamProject(work, who.member, projectId)
}
