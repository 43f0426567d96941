import { type PointerEvent, useState } from 'react'
import { type FilmTimeline, timecodeAt } from 'shared/deliverables/film-timeline'
import { type Sprite, tileAt } from 'shared/deliverables/sprite'
import style from './player.module.css'

/** Small pictures of the whole film in one file. */
export interface Pictures {
  url: string
  sprite: Sprite
}

interface Place {
  ms: number
  /** Where the pointer is on the line, from 0 to 1. */
  share: number
}

/** The moment of the film under the pointer; a finger has none, it drags the handle. */
export function useHint(durationMs: number) {
  const [at, setAt] = useState<Place>()
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || durationMs === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setAt({ ms: share * durationMs, share })
  }
  return { at, follow, leave: () => setAt(undefined) }
}

function Picture({ ms, pictures: { url, sprite } }: { ms: number; pictures: Pictures }) {
  const { left, top, width, height } = tileAt(ms / 1000, sprite)
  return (
    <span
      className={style.hintPicture}
      style={{ width, height, backgroundImage: `url(${url})`, backgroundPosition: `-${left}px -${top}px` }}
    />
  )
}

type Props = { at: Place; timeline: FilmTimeline; pictures: Pictures | null }

/** What the film shows where the pointer is, before it is gone to. */
export function SeekHint({ at, timeline, pictures }: Props) {
  return (
    <div
      className={style.hint}
      style={{ left: `clamp(84px, ${at.share * 100}%, calc(100% - 84px))` }}
      aria-hidden="true"
    >
      {pictures && <Picture ms={at.ms} pictures={pictures} />}
      <b>{timecodeAt(at.ms, timeline)}</b>
    </div>
  )
}
