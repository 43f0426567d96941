import { acceptsFile, isFilmType } from 'shared/deliverables/asset'
import type { replaceFileInput } from 'shared/deliverables/deliverables.inputs'
import { replaceRefusalOf } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/files.service.ts'
import { isFileOfUpload } from '../../uploads/uploads.service.ts'
import { changeVersion } from './deliverables.repository.ts'
import { lockProjectOfVersion } from './deliverables.service.ts'
import { dropMedia } from './media.repository.ts'
import { enqueueRender } from './media.service.ts'
import { assertFileThere, claimFile } from './version-files.service.ts'

/**
 * Replaces the file of a version, once per upload. Name, round and comments stay; the former bytes and the timecode
 * correction are deleted.
 * @throws AppError `NOT_FOUND` for the version or an upload; `VERSION_DECIDED` once the client has decided or a newer
 * version exists; `NOT_A_MANAGER` if the version was sent and the member is not a manager; `FILE_TYPE` for a file of
 * another kind; `UNAVAILABLE` if its bytes are missing.
 */
export async function replaceFile(
  deps: Pick<AppDeps, 'clock' | 'db' | 'log' | 'media' | 'storage' | 'transact'>,
  actor: Actor & MemberScope,
  { deliverableId, ...sent }: z.output<typeof replaceFileInput>,
): Promise<void> {
  await assertFileThere(deps, actor.userId, sent)
  await deps.transact(async tx => {
    const { project, version, asset, about } = await lockProjectOfVersion(tx, actor, deliverableId)
    if (isFileOfUpload(version.filePath, sent.uploadId)) return
    const projectId = project.id
    const refusal = replaceRefusalOf(version.state, actor.member.isManager)
    if (refusal) throw new AppError(refusal)
    const file = await claimFile(tx, { projectId, userId: actor.userId }, sent)
    const isFilm = isFilmType(file.fileType)
    if (isFilm !== version.isFilm || !acceptsFile(asset.kind, file)) throw new AppError('FILE_TYPE')
    await changeVersion(tx.db, deliverableId, {
      ...file,
      sha256: null,
      correctedStart: null,
      correctedDropFrame: null,
      // A scheduled send is cancelled, since its manager has not seen the new file of another member.
      ...(!actor.member.isManager && { sendWhenReadyBy: null }),
      fileNumber: version.fileNumber + 1,
      fileReplacedAt: deps.clock.now(),
    })
    const made = await dropMedia(tx.db, deliverableId)
    const { filePath, posterPath, fileName } = version
    await enqueueFileRemoval(tx, [filePath, posterPath, ...made])
    if (isFilm) await enqueueRender(deps, tx, deliverableId)
    await emit(tx, {
      type: 'version.replaced',
      ...about,
      isInternal: version.state === 'saved',
      fileName: file.fileName,
      formerFileName: fileName,
    })
  })
}
