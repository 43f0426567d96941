export interface VideoFigures {
  resolution?: string
  durationSeconds?: number
}

const LONGEST_WAIT_MS = 5000

/** What the browser finds out about a video before it travels; nothing for one that it cannot play. */
export function readFigures(file: File): Promise<VideoFigures> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  const read = new Promise<VideoFigures>(resolve => {
    video.addEventListener('loadedmetadata', () => resolve(figuresOf(video)))
    video.addEventListener('error', () => resolve({}))
    setTimeout(() => resolve({}), LONGEST_WAIT_MS)
    video.preload = 'metadata'
    video.src = url
  })
  return read.finally(() => URL.revokeObjectURL(url))
}

function figuresOf({ videoWidth, videoHeight, duration }: HTMLVideoElement): VideoFigures {
  return {
    ...(videoWidth > 0 && { resolution: `${videoWidth}x${videoHeight}` }),
    ...(Number.isFinite(duration) && duration > 0 && { durationSeconds: duration }),
  }
}
