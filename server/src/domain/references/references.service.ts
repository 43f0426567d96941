import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import { listsOfProject } from '../projects/team-projects.service.ts'
import {
  deleteOwnReference,
  getReferenceByUrl,
  insertReference,
  listReferencesOf,
  type NewReference,
  type Reference,
  type ReferenceNote,
  updateOwnReference,
} from './references.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/** The inspirations of a project, the newest selected first. */
export const { forClient: listReferences, forTeam: listReferencesForTeam } = listsOfProject(listReferencesOf)

/**
 * Saves a video as inspiration of an own project; a video that the project has already is answered as it stands.
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function addReference(
  ports: Ports,
  userId: string,
  input: Omit<NewReference, 'selectedAt'>,
): Promise<Reference> {
  await ports.limits.take('saving', userId)
  return ports.transact(async work => {
    await lockOwnProject(work, userId, input.projectId)
    const added = await insertReference(work.db, { ...input, selectedAt: ports.clock.now() })
    if (!added) return getReferenceByUrl(work.db, input)
    await emit(work, { type: 'reference.added', projectId: input.projectId })
    return added
  })
}

/** Changes what is said of an inspiration of an own project. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function updateReference(
  ports: Ports,
  userId: string,
  input: ReferenceNote,
): Promise<Reference> {
  await ports.limits.take('saving', userId)
  return ports.transact(async work => {
    const updated = orNotFound(await updateOwnReference(work.db, userId, input))
    await emit(work, { type: 'reference.changed', projectId: updated.projectId })
    return updated
  })
}

/** Removes an inspiration from an own project. @throws AppError `NOT_FOUND`. */
export async function removeReference(
  { transact }: Pick<Ports, 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async work => {
    const removed = orNotFound(await deleteOwnReference(work.db, userId, id))
    await emit(work, { type: 'reference.removed', projectId: removed.projectId })
  })
}
