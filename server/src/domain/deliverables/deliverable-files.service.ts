import type { FileFinder } from '../files/finder.service.ts'
import { findSeenFile, listVersionPaths } from './deliverables.repository.ts'

/** Versions and their posters under `/files/<id>`. */
export const deliverableFiles: FileFinder = {
  async find(db, onlooker, id) {
    const file = await findSeenFile(db, onlooker, id)
    if (!file) return undefined
    if (file.id === id) return { path: file.filePath, type: file.fileType, name: file.fileName }
    return file.posterPath ? { path: file.posterPath, type: 'image/jpeg', name: 'poster.jpg' } : undefined
  },
  kept: listVersionPaths,
}
