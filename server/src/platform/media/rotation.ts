import type { Stream } from 'node-av/lib'
import type { MediaFacts } from 'shared/deliverables/media-facts'
import { library } from './library.ts'

const UNIT = 65_536

/** How a phone was held: the matrix of the track, as degrees clockwise. */
export async function rotationOf(video: Stream): Promise<MediaFacts['rotation']> {
  const { constants } = await library()
  const matrix = video.codecpar.getCodedSideData(constants.AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return 0
  const [a, b] = [matrix.readInt32LE(0) / UNIT, matrix.readInt32LE(4) / UNIT]
  const degrees = (Math.round((Math.atan2(b, a) * 180) / Math.PI / 90) * 90 + 360) % 360
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0
}
