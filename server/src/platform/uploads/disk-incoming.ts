import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import { openRead } from '../storage/disk-storage.ts'
import { orIfMissing, type Storage } from '../storage/storage.ts'
import type { IncomingRows, UploadStaging } from './upload-staging.ts'

/** Creates a staging area with one file per upload in a folder. On the storage's disk, moving a file is a rename. */
export function createDiskIncoming(folder: string, rows: IncomingRows, storage: Storage): UploadStaging {
  const fileOf = (id: string) => join(folder, id)
  return {
    dataStore: createFileStore(folder, rows),
    size: async id => (await orIfMissing(undefined, stat(fileOf(id))))?.size,
    openRead: (id, range) => openRead(fileOf(id), range),
    withLocalFile: (id, use) => use(fileOf(id)),
    keep: (id, path) => storage.adopt(path, fileOf(id)),
    remove: id => rm(fileOf(id), { force: true }),
    list: () => list(folder),
  }
}

async function* list(folder: string): AsyncGenerator<{ id: string; modifiedAt: Date }> {
  for (const id of await orIfMissing([], readdir(folder))) {
    // Uploads that another request finishes meanwhile are skipped.
    const facts = await orIfMissing(undefined, stat(join(folder, id)))
    if (facts) yield { id, modifiedAt: facts.mtime }
  }
}

/** File store that deletes the row of an upload if its file cannot be created, such as on a full disk. */
class WholeFileStore extends FileStore {
  override async create(file: Upload): Promise<Upload> {
    try {
      return await super.create(file)
    } catch (error) {
      await this.configstore.delete(file.id)
      throw error
    }
  }
}

function createFileStore(directory: string, rows: IncomingRows): FileStore {
  return new WholeFileStore({
    directory,
    configstore: {
      async get(id) {
        const row = await rows.find(id)
        return (
          row && new Upload({ id, size: row.fileSize, offset: 0, creation_date: row.createdAt.toISOString() })
        )
      },
      // Nothing to do: the row is written before the file, when the upload is created.
      set: async () => undefined,
      delete: id => rows.remove(id),
    },
  })
}
