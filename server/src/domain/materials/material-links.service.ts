import { AppError } from 'shared/errors/app-error'
import type { TeamActor } from '../../platform/actor.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { getOwnProject, lockOwnProject } from '../projects/projects.service.ts'
import { assertSeenByTeam } from '../projects/team-access.service.ts'
import {
  countLinks,
  deleteOwnLink,
  listLinksOf,
  type MaterialLink,
  type NewLink,
  upsertLink,
} from './material-links.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/** Far more than anybody shares, and few enough to be read at once. */
const MOST_LINKS = 50

/** The shared folders of an own project, the newest first. @throws AppError `NOT_FOUND`. */
export async function listLinks(
  { db }: Pick<Ports, 'db'>,
  userId: string,
  projectId: string,
): Promise<MaterialLink[]> {
  await getOwnProject({ db }, userId, projectId)
  return listLinksOf(db, projectId)
}

/** The same for the team. @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member. */
export async function listLinksForTeam(
  { db }: Pick<Ports, 'db'>,
  actor: TeamActor,
  projectId: string,
): Promise<MaterialLink[]> {
  await assertSeenByTeam({ db }, actor, projectId)
  return listLinksOf(db, projectId)
}

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
