import { listedStateOf, PAY_LINK_KEPT_DAYS } from 'shared/payment/pay-link'
import { after, DAY } from '../../../platform/clock.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { deleteLinks, listLinks } from './pay-links.repository.ts'

/** The links to the sums of a project, newest first: who made them, and what became of them. @throws AppError `NOT_FOUND`. */
export async function listPayLinks(
  ports: Pick<Platform, 'clock' | 'db'>,
  userId: string,
  { projectId, ...page }: PageRequest & { projectId: string },
) {
  await getOwnProject(ports, userId, projectId)
  const { items, nextCursor } = await listLinks(ports.db, { projectId, ...page })
  const now = ports.clock.now()
  return { nextCursor, items: items.map(link => ({ ...link, state: listedStateOf(link, now) })) }
}

/** Removes the links that were over for as long as the list names them. */
export const removeOldPayLinks = (db: Database, now: Date): Promise<void> =>
  deleteLinks(db, after(now, -PAY_LINK_KEPT_DAYS * DAY))
