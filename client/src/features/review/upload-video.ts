import { refusals } from 'shared/errors/codes'
import { checkAcceptance, maxBytesOf } from 'shared/materials/acceptance'
import { teamTexts } from 'shared/messages/it/team'
import { type RunningUpload, startUpload, type UploadOrder } from '../../lib/tus-upload.ts'

const texts = teamTexts.deliverables

export interface SentFile {
  /** Settles with the id under which the server has the file. */
  done: Promise<string>
  stop(): void
}

/** Browsers know no type of what cameras and editing programs exchange. */
const typeOf = (file: File): string => (/\.mxf$/i.test(file.name) ? 'video/mxf' : file.type)

/** Why a file cannot be sent, in words, or undefined. */
export function refusedFile(file: File): string | undefined {
  const refusal = checkAcceptance('deliverable', { type: typeOf(file), sizeBytes: file.size })
  if (refusal === 'FILE_TOO_LARGE' || file.size > maxBytesOf.deliverable) return texts.tooLarge(file.name)
  if (refusal === 'FILE_EMPTY') return refusals.FILE_EMPTY.text
  return refusal ? texts.badType(file.name) : undefined
}

function send(order: UploadOrder, onProgress: (sentBytes: number) => void = () => undefined): SentFile {
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

/** Sends a video in parts, and goes on where it was after an interruption. */
export function uploadVideo(file: File, projectId: string, onProgress: (share: number) => void): SentFile {
  const { name, size, lastModified } = file
  const type = typeOf(file)
  const fingerprint = ['deliverable', projectId, size, lastModified, type, name].join(':')
  const order = { file, name, type, kind: 'deliverable', projectId, fingerprint } as const
  return send(order, sentBytes => onProgress(size > 0 ? sentBytes / size : 0))
}

/** Sends the frame that stands for a video. */
export const uploadPoster = (picture: Blob, projectId: string): SentFile =>
  send({ file: picture, name: 'poster.jpg', type: picture.type, kind: 'poster', projectId })
