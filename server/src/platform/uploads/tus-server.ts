import { randomUUID } from 'node:crypto'
import { FileStore } from '@tus/file-store'
import { type Locker, Server, Upload } from '@tus/server'
import { AppError } from 'shared/errors/app-error'
import { isUnavailable } from '../db/unavailable.ts'

const DRAIN_MS = 500

export interface Announced {
  id: string
  sizeBytes: number
  metadata: Record<string, string | null>
}

interface Parts {
  folder: string
  locker: Locker
  /** What the database knows of uploads: nothing that a client sends is kept beside the bytes. */
  rows: {
    find(id: string): Promise<{ fileSize: number; createdAt: Date } | undefined>
    remove(id: string): Promise<void>
  }
  /** The upload that a request is about: the one that its sender was found to own. */
  idOf(request: object): string | undefined
  /** Before anything is on disk. @throws AppError when the upload is refused. */
  onCreate(request: object, upload: Announced): Promise<void>
  /** All bytes are there. @returns headers for the last answer. @throws AppError when they are refused. */
  onFinish(id: string): Promise<Record<string, string>>
  /** Told why a request fails, before it is answered. */
  onRefusal(request: object, refusal: AppError, cause: unknown): void
}

export interface TusServer {
  answer(request: Request): Promise<Response>
}

/** The tus protocol 1.0.0 with creation and termination, over files in a folder. */
export function createTusServer(parts: Parts): TusServer {
  const tus = new Server({
    path: '/uploads',
    datastore: createFileStore(parts),
    locker: parts.locker,
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    // Only pages of our own send here: no other origin is told anything.
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    // The library looks for it in the whole address, where a search part could name another's.
    getFileIdFromRequest: request => parts.idOf(request),
    async onUploadCreate(request, { id, size = 0, metadata = {} }) {
      await parts.onCreate(request, { id, sizeBytes: size, metadata })
      return {}
    },
    onUploadFinish: async (_request, { id }) => ({ headers: await parts.onFinish(id) }),
    onResponseError(request, error) {
      const refusal = toAppError(error)
      if (!refusal) return undefined
      parts.onRefusal(request, refusal, error)
      return { status_code: refusal.httpStatus, body: refusal.code }
    },
  })
  return { answer: request => tus.handleWeb(request) }
}

/** Without room for the file of an upload, no row is left of it either. */
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

function createFileStore({ folder, rows }: Parts): FileStore {
  const store = new WholeFileStore({
    directory: folder,
    configstore: {
      async get(id) {
        const row = await rows.find(id)
        return (
          row && new Upload({ id, size: row.fileSize, offset: 0, creation_date: row.createdAt.toISOString() })
        )
      },
      // Written before the file is made, by `onCreate`.
      set: async () => undefined,
      delete: id => rows.remove(id),
    },
  })
  // A length is said at once, so that what is too large never begins.
  store.extensions = ['creation', 'creation-with-upload', 'termination']
  return store
}

/** What the library says in its own words is left as it is; what it could not write is our trouble. */
function toAppError(error: Error | { status_code: number }): AppError | undefined {
  if (error instanceof AppError) return error
  if (!('status_code' in error)) return new AppError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL')
  if (error.status_code >= 500 && error.status_code !== 501) return new AppError('UNAVAILABLE')
  if (error.status_code === 404 || error.status_code === 410) return new AppError('NOT_FOUND')
  return error.status_code === 413 ? new AppError('FILE_TOO_LARGE') : undefined
}
