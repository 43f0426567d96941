import { discardRefusalOf } from 'shared/deliverables/version-stage'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/bytes.service.ts'
import { listPathsOfVersion } from '../review/comment-files.repository.ts'
import { deleteVersion } from './deliverables.repository.ts'
import { dropMedia } from './media.repository.ts'
import { authorOf } from './version-acts.service.ts'
import { lockProjectOfVersion } from './version-stage.service.ts'

/**
 * Throws a version away that was saved for the team and never sent, with its file, what was made of it, and the notes on it.
 * @throws AppError `NOT_FOUND`; `NOT_A_MANAGER` for who is no manager and has not saved it; `VERSION_SENT` for one that is or
 * was with the client.
 */
export async function discardVersion(
  { transact }: Pick<Platform, 'transact'>,
  actor: Actor & MemberScope,
  deliverableId: string,
): Promise<void> {
  await transact(async work => {
    const { project, version, assetName } = await lockProjectOfVersion(work, actor, deliverableId)
    const refusal = discardRefusalOf(version, authorOf(actor, version))
    if (refusal) throw new AppError(refusal)
    const { filePath, posterPath, versionName } = version
    const attached = await listPathsOfVersion(work.db, deliverableId)
    const made = await dropMedia(work.db, deliverableId)
    await enqueueFileRemoval(work, [filePath, ...(posterPath ? [posterPath] : []), ...made, ...attached])
    await deleteVersion(work.db, deliverableId)
    await emit(work, {
      ...{ type: 'version.discarded', projectId: project.id, deliverableId, versionName, asset: assetName },
      fileName: version.fileName,
    })
  })
}
