import type { Frame } from 'node-av/lib'
import { framesOf, jpegOf, library, openFilm } from './ffmpeg.ts'
import { MediaRefusedError } from './media-refusal.ts'

/** The shorter side of a still is at most so long, in pixels. */
const SHORTER_SIDE = 270
const SIZE = `scale='if(gt(iw,ih),-2,min(iw,${SHORTER_SIDE}))':'if(gt(iw,ih),min(ih,${SHORTER_SIDE}),-2)'`

export interface StillsOrder {
  /** A film with a key frame every half second: a proxy. */
  file: string
  /** Moments from the beginning of the film, in seconds: of each, the frame that is shown then. */
  moments: readonly number[]
}

/**
 * Small JPEGs of some frames, in the order of their moments; behind the end, of the last one.
 * @throws MediaRefusedError
 * @public called by its name in a child process
 */
export async function extractFrames({ file, moments }: StillsOrder): Promise<Uint8Array[]> {
  const stills: Uint8Array[] = []
  for (const seconds of moments) stills.push(await stillAt(file, seconds))
  return stills
}

/** Opened for every still: a film that was read to its end gives nothing more after a jump. */
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
