import type { Drawing } from 'shared/deliverables/drawing'
import { drawingInks } from 'shared/deliverables/drawing-inks'
import { DRAWN_LINE, drawnPath } from 'shared/deliverables/drawing-paths'
import type { Picture } from './playback-state.ts'

/** Shapes at the size of a picture. */
export function Shapes({ drawing, size }: { drawing: Drawing; size: Picture }) {
  return drawing.map((shape, at) => {
    const { path, isArea } = drawnPath(shape, size)
    const ink = drawingInks[shape.color]
    const look = isArea
      ? { fill: ink }
      : ({
          fill: 'none',
          stroke: ink,
          strokeWidth: DRAWN_LINE,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        } as const)
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name, and only the last one comes and goes
    return <path key={at} d={path} {...look} />
  })
}
