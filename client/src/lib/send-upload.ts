import { type RunningUpload, startUpload, type UploadOrder } from './tus-upload.ts'

export interface SentFile {
  /** Settles with the id under which the server has the file. */
  done: Promise<string>
  stop(): void
}

/** Sends a file in one go: what the connection loses is not taken up again by itself. */
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
