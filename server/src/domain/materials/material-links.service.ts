import { AppError } from 'shared/errors/app-error'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { listsOfProject } from '../projects/lists-of-project.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import {
  countLinks,
  deleteOwnLink,
  listLinksOf,
  type MaterialLink,
  type NewLink,
  upsertLink,
} from './material-links.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/** The shared folders of a project, the newest first. */
export const { forClient: listLinks, forTeam: listLinksForTeam } = listsOfProject(listLinksOf)

/** Far more than anybody shares, and few enough to be read at once. */
const MOST_LINKS = 50

/** Keeps the address of a shared folder, once for a project. @throws AppError `NOT_FOUND`, `LIMITED`, `MATERIAL_LINKS_FULL`. */
export async function addLink(
  { clock, limits, transact }: Ports,
  userId: string,
  link: Pick<NewLink, 'projectId' | 'url' | 'name'>,
): Promise<MaterialLink> {
  await limits.take('saving', userId)
  return transact(async work => {
    await lockOwnProject(work, userId, link.projectId)
    const kept = await upsertLink(work.db, { ...link, userId, createdAt: clock.now() })
    if ((await countLinks(work.db, link.projectId)) > MOST_LINKS) throw new AppError('MATERIAL_LINKS_FULL')
    await emit(work, { type: 'material.added', projectId: link.projectId })
    return kept
  })
}

/** Forgets a shared folder of an own project. @throws AppError `NOT_FOUND`. */
export async function removeLink(
  { transact }: Pick<Ports, 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async work => {
    const removed = orNotFound(await deleteOwnLink(work.db, userId, id))
    await emit(work, { type: 'material.removed', projectId: removed.projectId })
  })
}
