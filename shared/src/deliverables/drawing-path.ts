import { getStroke } from 'perfect-freehand'
import type { DrawingShape } from './drawing.ts'

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
