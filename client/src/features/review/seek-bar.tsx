import { type PointerEvent, useState } from 'react'
import { rangeBetween } from 'shared/deliverables/film-range'
import { type FilmTimeline, lengthCode, timecodeAt } from 'shared/deliverables/film-timeline'
import { type Sprite, tileAt } from 'shared/deliverables/sprite'
import { playerTexts } from 'shared/messages/it/review-player'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { type Playback, usePlaybackPart } from './playback.ts'
import style from './seek.module.css'

/** The position of a pointer on the seek bar. */
interface PointerTime {
  ms: number
  /** From 0 to 1. */
  share: number
}

/** Tracks the moment of the film under the pointer; undefined for touch, which drags the handle. */
function useScrubPreview(durationMs: number) {
  const [at, setAt] = useState<PointerTime>()
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || durationMs === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setAt({ ms: share * durationMs, share })
  }
  return { at, follow, leave: () => setAt(undefined) }
}

/** A sprite of thumbnails. */
export interface Thumbnails {
  url: string
  sprite: Sprite
}

function Thumbnail({ ms, pictures: { url, sprite } }: { ms: number; pictures: Thumbnails }) {
  const { left, top, width, height } = tileAt(ms / 1000, sprite)
  return (
    <span
      className={style.hintPicture}
      style={{ width, height, backgroundImage: `url(${url})`, backgroundPosition: `-${left}px -${top}px` }}
    />
  )
}

/** Distance, as a share of the bar, within which a comment's mark counts as pointed at. */
const NEAR_SHARE = 0.008

type CommentMark = { atMs: number; untilMs: number | null; label: string }

function markAt(ms: number, marks: readonly CommentMark[], durationMs: number): CommentMark | undefined {
  const near = NEAR_SHARE * durationMs
  const around = marks.filter(
    ({ atMs, untilMs }) => ms >= atMs - near && ms <= Math.max(untilMs ?? atMs, atMs + near),
  )
  return around.toSorted((a, b) => Math.abs(a.atMs - ms) - Math.abs(b.atMs - ms))[0]
}

type PreviewProps = {
  at: PointerTime | undefined
  timeline: FilmTimeline
  pictures: Thumbnails | null
  marks: readonly CommentMark[]
  durationMs: number
}

/** Previews the film at the pointer. */
function ScrubPreview({ at, timeline, pictures, marks, durationMs }: PreviewProps) {
  if (!at) return null
  const mark = markAt(at.ms, marks, durationMs)
  return (
    <div
      className={style.hint}
      style={{ left: `clamp(84px, ${at.share * 100}%, calc(100% - 84px))` }}
      aria-hidden="true"
    >
      {pictures && <Thumbnail ms={at.ms} pictures={pictures} />}
      <b>{timecodeAt(at.ms, timeline)}</b>
      {mark && <span className={`two-lines breaks ${style.hintText}`}>{mark.label}</span>}
    </div>
  )
}

const texts = playerTexts
const LINE_WIDTH = 1000

const Waveform = lazyComponent(() => import('./waveform.tsx'))

export interface Mark {
  id: string
  atMs: number
  /** The last frame of a range. */
  untilMs: number | null
  isResolved: boolean
  /** Author and text, shown on hover. */
  label: string
}

type Props = {
  playback: Playback
  marks: readonly Mark[]
  timeline: FilmTimeline
  pictures: Thumbnails | null
  peaksUrl: string | null
}

type PositionOf = (ms: number) => number

/** A comment's mark on the seek bar, with a line along its range. */
function MarkOnLine({ mark, placeOf }: { mark: Mark; placeOf: PositionOf }) {
  const from = placeOf(mark.atMs)
  return (
    <g className={mark.isResolved ? style.markResolved : style.mark}>
      <rect x={from - 2} width="4" height="12" />
      {mark.untilMs !== null && (
        <rect x={from} y="10" width={Math.max(2, placeOf(mark.untilMs) - from)} height="4" />
      )}
    </g>
  )
}

/** The in and out points, and the range between them. */
function Points({ playback, placeOf }: { playback: Playback; placeOf: PositionOf }) {
  const points = usePlaybackPart(playback, state => state.points)
  const range = rangeBetween(points)
  return (
    <g className={style.points}>
      {range && (
        <rect
          className={style.between}
          x={placeOf(range.atMs)}
          y="-2"
          width={placeOf(range.untilMs) - placeOf(range.atMs)}
          height="16"
        />
      )}
      {points.inMs !== null && <rect x={placeOf(points.inMs) - 1} y="-5" width="3" height="22" />}
      {points.outMs !== null && <rect x={placeOf(points.outMs) - 1} y="-5" width="3" height="22" />}
    </g>
  )
}

/** Seek bar with waveform, comments and range. */
export function SeekBar({ playback, marks, timeline, pictures, peaksUrl }: Props) {
  const ms = usePlaybackPart(playback, state => state.ms)
  const durationMs = usePlaybackPart(playback, state => state.durationMs)
  const hint = useScrubPreview(durationMs)
  const [hasWaveform, setHasWaveform] = useState(true)
  const placeOf = (at: number) => (durationMs > 0 ? Math.min(1, at / durationMs) * LINE_WIDTH : 0)
  return (
    <div className={style.seek} onPointerMove={hint.follow} onPointerLeave={hint.leave}>
      <ScrubPreview
        at={hint.at}
        timeline={timeline}
        pictures={pictures}
        marks={marks}
        durationMs={durationMs}
      />
      <svg
        className={style.track}
        viewBox={`0 0 ${LINE_WIDTH} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {peaksUrl && (
          <Waveform
            opened={hasWaveform}
            onClose={() => setHasWaveform(false)}
            url={peaksUrl}
            durationMs={durationMs}
            width={LINE_WIDTH}
          />
        )}
        <rect className={style.trackGround} y="4" width={LINE_WIDTH} height="4" />
        <rect className={style.trackPlayed} y="4" width={placeOf(ms)} height="4" />
        <Points playback={playback} placeOf={placeOf} />
        {marks.map(mark => (
          <MarkOnLine key={mark.id} mark={mark} placeOf={placeOf} />
        ))}
      </svg>
      <input
        className={style.range}
        type="range"
        min={0}
        max={Math.round(durationMs)}
        step={1}
        value={Math.round(ms)}
        aria-label={texts.position}
        aria-valuetext={texts.positionAt(timecodeAt(ms, timeline), lengthCode(durationMs, timeline))}
        onChange={event => playback.seek(Number(event.currentTarget.value))}
      />
    </div>
  )
}
