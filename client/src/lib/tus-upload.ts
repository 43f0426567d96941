import type { UploadKind } from 'shared/materials/acceptance'
import type { DetailedError, HttpResponse, Upload } from 'tus-js-client'

export interface SentFile {
  /** Settles with the id under which the server has the file. */
  done: Promise<string>
  stop(): void
}

/** Uploads a file. A lost connection rejects; nothing is resumed. */
export function sendUpload(
  order: UploadOrder,
  onProgress: (sentBytes: number) => void = () => undefined,
): SentFile {
  let stop: () => void = () => undefined
  const done = new Promise<string>((resolve, reject) => {
    let running: RunningUpload | undefined
    let isStopped = false
    const started = startUpload(order, {
      onProgress,
      onDone: resolve,
      onLost: () => reject(new Error('lost')),
      onRefused: reject,
    })
    started.then(upload => {
      running = upload
      if (isStopped) upload.pause()
    }, reject)
    stop = () => {
      isStopped = true
      running?.pause()
      reject(new Error('stopped'))
    }
  })
  return { done, stop: () => stop() }
}

export type UploadOrder = {
  file: Blob
  name: string
  type: string
  kind: UploadKind
  projectId?: string | undefined
  /** Identifies the file after a reload, so that its upload resumes. */
  fingerprint?: string | undefined
}

export type UploadCallbacks = {
  onProgress(sentBytes: number): void
  /** Called when the server has stored and accepted the file. */
  onDone(fileId: string): void
  /** Called when the connection did not come back for a while. */
  onLost(): void
  /** Refused by the server; in the shape that `ui/errors.ts` reads. */
  onRefused(error: UploadRefusal): void
}

/** A refusal in the shape of tRPC errors, so that the same texts apply. */
export type UploadRefusal = { data?: { appCode?: string; requestId?: string } }

export type RunningUpload = {
  pause(): void
  /** Resumes at the server's offset. */
  resume(): void
  /** Cancels the upload here and on the server. */
  cancel(): void
}

const MB = 1024 * 1024
const CHUNK_BYTES = 8 * MB
const WAITS_MS = [0, 1000, 3000, 5000]
const TRANSIENT_STATUSES = [409, 423, 425, 429]
const PERMANENT_STATUSES = [404, 410, 413, 415, 422]

const wrongContent: UploadRefusal = { data: { appCode: 'CONTENT_MISMATCH' } }

/** Returns true if the server would refuse the content of a file. False if file or rule cannot be read. */
export const isContentWrong = (file: Blob, declared: string): Promise<boolean> =>
  import('shared/materials/content-type')
    .then(({ contentTypeOf }) => contentTypeOf(file, declared))
    .then(
      type => type === undefined,
      () => false,
    )

/**
 * Uploads a file in chunks that survive a lost connection. tus is loaded with the first file.
 * @throws UploadRefusal `CONTENT_MISMATCH` if the content contradicts the type; nothing is sent then.
 */
export async function startUpload(order: UploadOrder, callbacks: UploadCallbacks): Promise<RunningUpload> {
  const { file, name, type, kind, projectId, fingerprint } = order
  if (await isContentWrong(file, type)) return Promise.reject<RunningUpload>(wrongContent)
  const { Upload: TusUpload } = await import('tus-js-client')
  const upload = new TusUpload(file, {
    endpoint: '/uploads',
    metadata: { kind, filename: name, filetype: type, ...(projectId && { projectId }) },
    chunkSize: CHUNK_BYTES,
    retryDelays: WAITS_MS,
    onShouldRetry: ({ originalResponse }) => isTransient(originalResponse?.getStatus() ?? 0),
    storeFingerprintForResuming: fingerprint !== undefined,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprint ?? '',
    onProgress: callbacks.onProgress,
    onSuccess: ({ lastResponse }) => callbacks.onDone(lastResponse.getHeader('X-File-Id') ?? ''),
    onError: error => reportUploadError(error, callbacks, fingerprint),
  })
  await startOrResume(upload, fingerprint)
  return {
    pause: () => void upload.abort(),
    resume: () => void startOrResume(upload, fingerprint),
    cancel: () => void upload.abort(true).catch(() => undefined),
  }
}

async function startOrResume(upload: Upload, fingerprint: string | undefined): Promise<void> {
  if (fingerprint !== undefined && upload.url === null) {
    const [previous] = await upload.findPreviousUploads()
    if (previous) upload.resumeFromPreviousUpload(previous)
  }
  upload.start()
}

const isTransient = (status: number): boolean =>
  status === 0 || status >= 500 || TRANSIENT_STATUSES.includes(status)

function reportUploadError(
  error: Error | DetailedError,
  callbacks: UploadCallbacks,
  fingerprint: string | undefined,
): void {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response || response.getStatus() === 0) {
    callbacks.onLost()
    return
  }
  if (fingerprint !== undefined && PERMANENT_STATUSES.includes(response.getStatus()))
    forgetAddress(fingerprint)
  callbacks.onRefused(refusalIn(response))
}

/** Forgets the stored address of an upload that the server has dropped; tus would keep it. */
function forgetAddress(fingerprint: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`tus::${fingerprint}::`)) localStorage.removeItem(key)
}

function refusalIn(response: HttpResponse): UploadRefusal {
  try {
    return { data: JSON.parse(response.getBody()).error.data }
  } catch {
    return { data: { appCode: response.getStatus() === 422 ? 'CONTENT_MISMATCH' : 'INTERNAL' } }
  }
}
