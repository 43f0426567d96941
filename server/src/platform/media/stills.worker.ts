import type { Frame } from 'node-av/lib'
import { framesOf, jpegOf, library, openFilm } from './ffmpeg.ts'
import { MediaRefusedError } from './media-refusal.ts'

/** Maximum length of a still's shorter side, in pixels. */
const SHORTER_SIDE = 270
const SIZE = `scale='if(gt(iw,ih),-2,min(iw,${SHORTER_SIDE}))':'if(gt(iw,ih),min(ih,${SHORTER_SIDE}),-2)'`

export interface StillsOrder {
  /** Proxy, which has a key frame every half second. */
  file: string
  /** Times from the beginning, in seconds; each gives the frame shown then. */
  moments: readonly number[]
}

/**
 * Extracts small JPEGs of frames, in the order of `moments`; after the end, of the last frame.
 * @throws MediaRefusedError
 * @public called by its name in a child process
 */
export async function extractFrames({ file, moments }: StillsOrder): Promise<Uint8Array[]> {
  const stills: Uint8Array[] = []
  for (const seconds of moments) stills.push(await stillAt(file, seconds))
  return stills
}

/** Extracts one still. Opens the file each time, since a demuxer that reached the end gives no frames after a seek. */
async function stillAt(file: string, seconds: number): Promise<Uint8Array> {
  const { constants } = await library()
  const input = await openFilm(file)
  let shown: Frame | undefined
  try {
    const video = input.streams.find(({ codecpar }) => codecpar.codecType === constants.AVMEDIA_TYPE_VIDEO)
    if (!video) throw new MediaRefusedError('VIDEO_WITHOUT_PICTURE')
    const perSecond = video.timeBase.den / video.timeBase.num
    const at = Math.max(0, Number(video.startTime)) + seconds * perSecond
    await input.seek(at / perSecond, -1, constants.AVSEEK_FLAG_BACKWARD)
    for await (const frame of framesOf(input, video)) {
      if (shown && Number(frame.pts) > at) {
        frame.free()
        break
      }
      shown?.free()
      shown = frame
    }
    if (!shown) throw new MediaRefusedError('VIDEO_UNREADABLE')
    return await jpegOf(shown, SIZE)
  } finally {
    shown?.free()
    await input.close()
  }
}
