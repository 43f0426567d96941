import { uiTexts } from 'shared/messages/it/screens'
import style from './skeleton.module.css'

/** Placeholder while loading: one line for each height in px. */
export function Skeleton({ heights, className = '' }: { heights: number[]; className?: string | undefined }) {
  return (
    <div className={`stack gap-16 ${className}`} role="status" aria-label={uiTexts.checking}>
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        <div key={`${place}-${height}`} className={style.bone} style={{ height }} />
      ))}
    </div>
  )
}
