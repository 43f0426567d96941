import { getStroke } from 'perfect-freehand'
import type { Drawing, Shape } from 'shared/deliverables/drawing'
import style from './drawing.module.css'
import type { Picture } from './playback.ts'

/** The picture is this high in the units that lines are measured in, whatever its pixels are. */
const HEIGHT = 1000
const LINE = 9
const HEAD = 42
const HEAD_ANGLE = Math.PI / 7

export const sizeOf = ({ width, height }: Picture) => ({ width: (width / height) * HEIGHT, height: HEIGHT })

type Point = [number, number]

function pointsIn({ points }: Shape, { width, height }: Picture): Point[] {
  return Array.from({ length: points.length / 2 }, (_, at) => [
    (points[at * 2] ?? 0) * width,
    (points[at * 2 + 1] ?? 0) * height,
  ])
}

const pathOf = (points: readonly number[][]): string =>
  `M${points.map(point => point.map(value => value.toFixed(1)).join(',')).join('L')}Z`

const strokePath = (points: Point[]): string =>
  pathOf(getStroke(points, { size: LINE * 1.6, thinning: 0.35, smoothing: 0.6, streamline: 0.4 }))

function arrowPath([[fromX, fromY], [toX, toY]]: [Point, Point]): string {
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const size = Math.min(HEAD, Math.hypot(toX - fromX, toY - fromY) * 0.6)
  const wing = (side: number): Point => [
    toX - size * Math.cos(angle + side * HEAD_ANGLE),
    toY - size * Math.sin(angle + side * HEAD_ANGLE),
  ]
  return `M${fromX},${fromY}L${toX},${toY}M${wing(1)}L${toX},${toY}L${wing(-1)}`
}

function Drawn({ shape, size }: { shape: Shape; size: Picture }) {
  const points = pointsIn(shape, size)
  const [from = [0, 0], to = [0, 0]] = points
  if (shape.tool === 'pen') return <path className={style[shape.color]} d={strokePath(points)} />
  const line = `${style.line} ${style[shape.color]}`
  if (shape.tool === 'arrow') return <path className={line} d={arrowPath([from, to])} />
  return (
    <rect
      className={line}
      x={Math.min(from[0], to[0])}
      y={Math.min(from[1], to[1])}
      width={Math.abs(to[0] - from[0])}
      height={Math.abs(to[1] - from[1])}
    />
  )
}

/** Shapes at the size of a picture. */
export function Shapes({ drawing, size }: { drawing: Drawing; size: Picture }) {
  return drawing.map((shape, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name, and only the last one comes and goes
    <Drawn key={at} shape={shape} size={size} />
  ))
}
