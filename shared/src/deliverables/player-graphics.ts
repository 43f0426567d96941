import type { Peaks, Sprite } from './media.ts'

/** So many strokes are told apart on a line of a usual width. */
const MAX_STROKES = 240
const LOUDEST = 255

interface Box {
  readonly width: number
  readonly height: number
}

/**
 * The sound of a film as the data of an SVG path, around the middle of a box: a stroke for each stretch, as high as its
 * loudest moment. What lies behind the film's end is left out; empty for a film without length.
 */
export function waveformPath(
  { secondsEach, peaks }: Peaks,
  durationSeconds: number,
  { width, height }: Box,
): string {
  if (durationSeconds <= 0 || secondsEach <= 0) return ''
  const heard = peaks.slice(0, Math.ceil(durationSeconds / secondsEach))
  const each = Math.max(1, Math.ceil(heard.length / MAX_STROKES))
  const middle = height / 2
  const strokes = Array.from({ length: Math.ceil(heard.length / each) }, (_, at) => {
    const loud = Math.max(...heard.slice(at * each, (at + 1) * each)) / LOUDEST
    const x = (((at + 0.5) * each * secondsEach) / durationSeconds) * width
    const reach = Math.max(0.5, loud * middle)
    return `M${x.toFixed(1)},${(middle - reach).toFixed(1)}V${(middle + reach).toFixed(1)}`
  })
  return strokes.join('')
}

/** The place of one picture in the file, in its pixels. */
interface Tile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the picture that stands for a moment of the film: the last one that was taken before it. */
export function tileAt(
  seconds: number,
  { columns, count, tileWidth: width, tileHeight: height, everySeconds }: Sprite,
): Tile {
  const tile = Math.min(count - 1, Math.max(0, Math.floor(seconds / everySeconds)))
  return { left: (tile % columns) * width, top: Math.floor(tile / columns) * height, width, height }
}
