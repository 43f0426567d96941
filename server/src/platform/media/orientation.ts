import type { Stream } from 'node-av/lib'
import type { MediaFacts } from 'shared/deliverables/media'
import { library } from './ffmpeg.ts'

/** How the stored picture becomes the one that is shown: mirrored left to right first, then turned clockwise. */
export interface Orientation {
  isMirrored: boolean
  rotation: MediaFacts['rotation']
}

const turns = { 0: '', 90: 'transpose=clock,', 180: 'hflip,vflip,', 270: 'transpose=cclock,' } as const

/** Reads the display matrix of a track, to quarters of a turn. */
export async function orientationOf(video: Stream): Promise<Orientation> {
  const { constants } = await library()
  const matrix = video.codecpar.getCodedSideData(constants.AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return { isMirrored: false, rotation: 0 }
  // The first two rows: (a b u) and (c d v). A point goes to (ax + cy, bx + dy).
  const [a = 1, b = 0, c = 0, d = 1] = [0, 4, 12, 16].map(at => matrix.readInt32LE(at))
  const isMirrored = a * d - b * c < 0
  const side = isMirrored ? -1 : 1
  const degrees = (Math.round((Math.atan2(side * b, side * a) * 180) / Math.PI / 90) * 90 + 360) % 360
  return { isMirrored, rotation: degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0 }
}

/** Returns the filters of FFmpeg that show a stored picture as it is meant, each with a comma behind it. */
export const turnedBy = ({ isMirrored, rotation }: Orientation): string =>
  `${isMirrored ? 'hflip,' : ''}${turns[rotation]}`
