import { getStroke } from 'perfect-freehand'
import type { DrawingShape } from './drawing.ts'
import type { Peaks, Sprite } from './media.ts'

/** Width of a line, in a picture that is 1000 units high. */
export const DRAWN_LINE = 9
const DRAWN_HEIGHT = 1000
const HEAD = 42
const HEAD_ANGLE = Math.PI / 7

interface Sides {
  readonly width: number
  readonly height: number
}

type Point = readonly [number, number]

/** Returns the sides of a picture in the units that lines are measured in: 1000 high, whatever its pixels are. */
export const drawnSize = ({ width, height }: Sides): Sides => ({
  width: (width / height) * DRAWN_HEIGHT,
  height: DRAWN_HEIGHT,
})

const pointsIn = ({ points }: DrawingShape, { width, height }: Sides): Point[] =>
  Array.from({ length: points.length / 2 }, (_, at) => [
    (points[at * 2] ?? 0) * width,
    (points[at * 2 + 1] ?? 0) * height,
  ])

const outline = (points: readonly number[][]): string =>
  `M${points.map(point => point.map(value => value.toFixed(1)).join(',')).join('L')}Z`

function arrow([fromX, fromY]: Point, [toX, toY]: Point): string {
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const size = Math.min(HEAD, Math.hypot(toX - fromX, toY - fromY) * 0.6)
  const wing = (side: number): Point => [
    toX - size * Math.cos(angle + side * HEAD_ANGLE),
    toY - size * Math.sin(angle + side * HEAD_ANGLE),
  ]
  return `M${fromX},${fromY}L${toX},${toY}M${wing(1)}L${toX},${toY}L${wing(-1)}`
}

const box = ([fromX, fromY]: Point, [toX, toY]: Point): string => `M${fromX},${fromY}H${toX}V${toY}H${fromX}Z`

/**
 * A shape as the data of an SVG path, in the units of `drawnSize`. A stroke of the pen is an area to fill; of arrows
 * and boxes the line is drawn, `DRAWN_LINE` wide.
 */
export function drawnPath(shape: DrawingShape, size: Sides): { path: string; isArea: boolean } {
  const points = pointsIn(shape, size)
  const [from = [0, 0], to = [0, 0]] = points
  if (shape.tool === 'arrow') return { path: arrow(from, to), isArea: false }
  if (shape.tool === 'box') return { path: box(from, to), isArea: false }
  const stroke = getStroke(
    points.map(point => [...point]),
    { size: DRAWN_LINE * 1.6, thinning: 0.35, smoothing: 0.6, streamline: 0.4 },
  )
  return { path: outline(stroke), isArea: true }
}

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
