import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { type News, notify } from '../notifications/notifications.service.ts'
import { assignedToTell } from '../team/addressees.service.ts'

/** Writes a news item for everybody who is assigned to a project. */
export async function tellAssigned(
  ports: Pick<Platform, 'clock'>,
  work: Work,
  projectId: string,
  told: Pick<News, 'title' | 'message'>,
): Promise<void> {
  const assigned = await assignedToTell(work, projectId)
  await notify(
    work,
    ports.clock,
    assigned.map(({ userId }) => userId),
    {
      ...told,
      type: 'info',
      link: `/team/project/${projectId}`,
    },
  )
}
