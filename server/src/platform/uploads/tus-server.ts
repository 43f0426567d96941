import { randomUUID } from 'node:crypto'
import { type DataStore, type Locker, Server } from '@tus/server'
import { AppError } from 'shared/errors/app-error'
import { isUnavailable } from '../db/errors.ts'

const DRAIN_MS = 500

export interface Announced {
  id: string
  sizeBytes: number
  metadata: Record<string, string | null>
}

interface Parts {
  dataStore: DataStore
  locker: Locker
  /** Returns the id of the upload that the request's sender was verified to own. */
  idOf(request: object): string | undefined
  /** Called before anything is stored. @throws AppError if the upload is refused. */
  onCreate(request: object, upload: Announced): Promise<void>
  /** Called when all bytes are received. Returns headers for the last answer. @throws AppError if they are refused. */
  onFinish(id: string): Promise<Record<string, string>>
  /** Called with the reason of a failure, before it is answered. */
  onRefusal(request: object, refusal: AppError, cause: unknown): void
}

/** Creates a function that answers requests of the tus protocol 1.0.0 with creation and termination. */
export function createTusServer(parts: Parts): (request: Request) => Promise<Response> {
  // The length must be declared at creation, so that oversized uploads never begin.
  parts.dataStore.extensions = ['creation', 'creation-with-upload', 'termination']
  const tus = new Server({
    path: '/uploads',
    datastore: parts.dataStore,
    locker: parts.locker,
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    // Disables CORS: only our own pages upload.
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    // By default the library searches the whole URL, where a query could name another upload.
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
  return request => tus.handleWeb(request)
}

/** Converts errors: keeps 4xx of the library, maps failed writes to `UNAVAILABLE`. */
function toAppError(error: Error | { status_code: number }): AppError | undefined {
  if (error instanceof AppError) return error
  if (!('status_code' in error)) return new AppError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL')
  if (error.status_code >= 500 && error.status_code !== 501) return new AppError('UNAVAILABLE')
  if (error.status_code === 404 || error.status_code === 410) return new AppError('NOT_FOUND')
  return error.status_code === 413 ? new AppError('FILE_TOO_LARGE') : undefined
}
