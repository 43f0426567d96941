import { type FilmTimeline, timecodeAt } from 'shared/deliverables/film-timeline'
import { type Sprite, tileAt } from 'shared/deliverables/sprite'
import style from './seek.module.css'
import type { Place } from './use-scrub-preview.ts'

/** Small pictures of the whole film in one file. */
export interface Pictures {
  url: string
  sprite: Sprite
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

/** What is said of a moment: the comment whose stretch it lies in, or whose frame is near, in shares of the line. */
const NEAR_SHARE = 0.008

type Said = { atMs: number; untilMs: number | null; label: string }

function saidAt(ms: number, marks: readonly Said[], durationMs: number): Said | undefined {
  const near = NEAR_SHARE * durationMs
  const around = marks.filter(
    ({ atMs, untilMs }) => ms >= atMs - near && ms <= Math.max(untilMs ?? atMs, atMs + near),
  )
  return around.toSorted((one, other) => Math.abs(one.atMs - ms) - Math.abs(other.atMs - ms))[0]
}

type Props = {
  at: Place | undefined
  timeline: FilmTimeline
  pictures: Pictures | null
  marks: readonly Said[]
  durationMs: number
}

/** What the film shows where the pointer is, before it is gone to. */
export default function SeekHint({ at, timeline, pictures, marks, durationMs }: Props) {
  if (!at) return null
  const said = saidAt(at.ms, marks, durationMs)
  return (
    <div
      className={style.hint}
      style={{ left: `clamp(84px, ${at.share * 100}%, calc(100% - 84px))` }}
      aria-hidden="true"
    >
      {pictures && <Picture ms={at.ms} pictures={pictures} />}
      <b>{timecodeAt(at.ms, timeline)}</b>
      {said && <span className={`two-lines breaks ${style.hintSaid}`}>{said.label}</span>}
    </div>
  )
}
