import { maxBytesOf, refusalOf } from 'shared/materials/acceptance'
import { teamTexts } from 'shared/messages/it/team'

const texts = teamTexts.deliverables
const CHUNK_BYTES = 8 * 1024 * 1024
const RETRIES_MS = [0, 1000, 3000, 5000, 10_000]

export interface VideoUpload {
  /** Settles with the id under which the server has the file. */
  done: Promise<string>
  stop(): void
}

/** Why a file cannot be sent, in words, or undefined. */
export function refusedFile(file: File): string | undefined {
  const refusal = refusalOf('deliverable', { type: file.type, sizeBytes: file.size })
  if (refusal === 'FILE_TOO_LARGE' || file.size > maxBytesOf.deliverable) return texts.tooLarge(file.name)
  return refusal ? texts.badType(file.name) : undefined
}

const idOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

/** Sends a video in parts, and goes on where it was after an interruption. */
export function uploadVideo(file: File, projectId: string, onProgress: (share: number) => void): VideoUpload {
  let stop = () => undefined as unknown
  let isStopped = false
  const run = async (): Promise<string> => {
    const { Upload } = await import('tus-js-client')
    return new Promise((resolve, reject) => {
      const upload = new Upload(file, {
        endpoint: '/uploads',
        chunkSize: CHUNK_BYTES,
        retryDelays: RETRIES_MS,
        removeFingerprintOnSuccess: true,
        metadata: { kind: 'deliverable', projectId, filename: file.name, filetype: file.type },
        onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
        onError: reject,
        onSuccess: () => resolve(idOf(upload.url)),
      })
      stop = () => {
        void upload.abort()
        reject(new Error('stopped'))
      }
      void upload.findPreviousUploads().then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous)
        if (!isStopped) upload.start()
      }, reject)
    })
  }
  return {
    done: run(),
    stop: () => {
      isStopped = true
      stop()
    },
  }
}
