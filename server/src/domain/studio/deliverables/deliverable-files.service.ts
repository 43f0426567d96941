import { AppError } from 'shared/errors/app-error'
import type { FileOwner } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import { findSeenFile, listVersionPaths } from './deliverables.repository.ts'

/** Versions and their posters under `/files/<id>`. */
export const deliverableFiles: FileOwner = {
  async find(db, actor, id) {
    const file = await findSeenFile(db, actor, id)
    if (!file) return undefined
    if (file.id === id) return { path: file.filePath, type: file.fileType, name: file.fileName }
    return file.posterPath ? { path: file.posterPath, type: 'image/jpeg', name: 'poster.jpg' } : undefined
  },
  kept: listVersionPaths,
}

/** Uploads by the team, which wait until a version is made of them. */
export const deliverableUploads: UploadOwner = {
  async admit(work, { member }, { projectId }) {
    if (!projectId || !member) throw new AppError('NOT_FOUND')
    await lockProjectForTeam(work, { member }, projectId)
  },
}
