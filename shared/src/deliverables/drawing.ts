export const drawingTools = ['pen', 'arrow', 'box'] as const

export type DrawingTool = (typeof drawingTools)[number]

export const drawingColors = ['red', 'yellow', 'green', 'blue', 'white'] as const

export type DrawingColor = (typeof drawingColors)[number]

/**
 * Upper bounds of what is said on one version, answers included: they keep the answer of the review room below 3 MB a
 * version, and its PDF printable within seconds.
 */
export const versionLimits = { comments: 500, drawnPoints: 30_000 } as const

/** The part of `versionLimits` that all guests together may use up, so that client and team can always answer. */
export const guestLimits = { comments: 250, drawnPoints: 15_000 } as const

/** Limits of a drawing; larger ones are rejected. */
export const drawingLimits = { shapes: 40, pointsInShape: 150, points: 2000 } as const

export interface DrawingShape {
  readonly tool: DrawingTool
  readonly color: DrawingColor
  /**
   * x and y by turns, from 0 to 1 of the picture from its upper left corner: all of a stroke, or two corners of a box,
   * or an arrow's tail and its head.
   */
  readonly points: readonly number[]
}

export type Drawing = readonly DrawingShape[]

const COORDINATES_OF_TWO = 4

/** Returns true if a shape has the points that its tool needs. */
export const isWholeShape = ({ tool, points }: DrawingShape): boolean =>
  tool === 'pen'
    ? points.length >= 2 && points.length % 2 === 0
    : points.length === COORDINATES_OF_TWO && (points[0] !== points[2] || points[1] !== points[3])

export const pointsOf = (drawing: Drawing): number =>
  drawing.reduce((count, { points }) => count + points.length / 2, 0)

export const hasRoom = (drawing: Drawing, shape: DrawingShape): boolean =>
  drawing.length < drawingLimits.shapes && pointsOf([...drawing, shape]) <= drawingLimits.points

const EXACT = 10_000

/** Rounds a coordinate to a ten thousandth of the picture. */
export const rounded = (value: number): number => Math.round(value * EXACT) / EXACT

const within = (value: number): number => rounded(Math.min(1, Math.max(0, value)))

/**
 * Returns the stored points of a stroke: within the picture, to a ten thousandth of it, and with no more points than a
 * shape may have, evenly chosen, the first and the last among them.
 */
export function keptPoints(drawn: readonly (readonly [number, number])[]): number[] {
  const most = drawingLimits.pointsInShape
  const last = drawn.length - 1
  const chosen =
    drawn.length <= most
      ? drawn
      : Array.from({ length: most }, (_, at) => drawn[Math.round((at * last) / (most - 1))] ?? [0, 0])
  return chosen.flatMap(([x, y]) => [within(x), within(y)])
}

/** Colours of drawings, on screen and in print. */
export const drawingInks: Record<DrawingColor, string> = {
  red: '#ff5a5f',
  yellow: '#ffd60a',
  green: '#3ddc84',
  blue: '#4da3ff',
  white: '#ffffff',
}
