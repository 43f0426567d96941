import type { Drawing } from 'shared/deliverables/drawing'
import { drawnPath } from 'shared/deliverables/drawing-paths'
import style from './drawing.module.css'
import type { Picture } from './playback-state.ts'

/** Shapes at the size of a picture. */
export function Shapes({ drawing, size }: { drawing: Drawing; size: Picture }) {
  return drawing.map((shape, at) => {
    const { path, isArea } = drawnPath(shape, size)
    const color = style[shape.color]
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name, and only the last one comes and goes
    return <path key={at} className={isArea ? color : `${style.line} ${color}`} d={path} />
  })
}
