import { AppError } from 'shared/errors/app-error'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import { listsOfProject } from '../projects/team-projects.service.ts'
import {
  countReferences,
  deleteOwnReference,
  getReferenceByUrl,
  insertReference,
  listReferencesOf,
  type NewReference,
  type Reference,
  type ReferenceNote,
  updateOwnReference,
} from './references.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>

/** Lists the references of a project, most recently selected first. */
export const { forClient: listReferences, forTeam: listReferencesForTeam } = listsOfProject(listReferencesOf)

const MAX_REFERENCES = 200

/**
 * Saves a video as a reference of the user's project; an existing one is returned unchanged.
 * @throws AppError `NOT_FOUND`, `LIMITED`, `REFERENCES_FULL`.
 */
export async function addReference(deps: Deps, userId: string, input: Omit<NewReference, 'selectedAt'>) {
  await deps.limits.take('saving', userId)
  return deps.transact(async tx => {
    await lockOwnProject(tx, userId, input.projectId)
    const added = await insertReference(tx.db, { ...input, selectedAt: deps.clock.now() })
    if (!added) return getReferenceByUrl(tx.db, input)
    if ((await countReferences(tx.db, input.projectId)) > MAX_REFERENCES)
      throw new AppError('REFERENCES_FULL')
    await emit(tx, { type: 'project.changed', projectId: input.projectId })
    return added
  })
}

/** Changes note and time of a reference of the user's project. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function updateReference(deps: Deps, userId: string, input: ReferenceNote): Promise<Reference> {
  await deps.limits.take('saving', userId)
  return deps.transact(async tx => {
    const updated = ensureFound(await updateOwnReference(tx.db, userId, input))
    await emit(tx, { type: 'project.changed', projectId: updated.projectId })
    return updated
  })
}

/** Deletes a reference of the user's project. @throws AppError `NOT_FOUND`. */
export async function removeReference({ transact }: Pick<Deps, 'transact'>, userId: string, id: string) {
  await transact(async tx => {
    const removed = ensureFound(await deleteOwnReference(tx.db, userId, id))
    await emit(tx, { type: 'project.changed', projectId: removed.projectId })
  })
}
