import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { teamOf } from '../team/addressees.service.ts'
import { findOwner } from './projects.repository.ts'

/** Who owns a project: whom to write to, and how to call them. */
export const ownerOf = (work: Work, projectId: string) => findOwner(work, projectId)

/** Tells the screens of everyone who sees a project (owner, assigned, managers) that it has changed. */
export async function announceProject(
  ports: Pick<Platform, 'config'>,
  work: Work,
  projectId: string,
  topic: 'project' | 'recap' = 'project',
): Promise<void> {
  const { userId } = await findOwner(work, projectId)
  const team = await teamOf(ports, work, projectId)
  work.publish({ userIds: [userId, ...team.map(member => member.userId)], topic, ids: { projectId } })
}
