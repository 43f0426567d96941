import { rangeBetween } from 'shared/deliverables/film-range'
import { type FilmTimeline, lengthCode, timecodeAt } from 'shared/deliverables/film-timeline'
import { playerTexts } from 'shared/messages/it/review-player'
import { onDemand } from '../../ui/late-part.tsx'
import type { Playback } from './playback.ts'
import style from './seek.module.css'
import type { Pictures } from './seek-hint.tsx'
import { usePlaybackPart } from './use-playback.ts'
import { useScrubPreview } from './use-scrub-preview.ts'

const texts = playerTexts
const WIDE = 1000

/** Only for a pointer. */
const SeekHint = onDemand(() => import('./seek-hint.tsx'))
/** Only where a sound was measured. */
const Waveform = onDemand(() => import('./waveform.tsx'))

export interface Mark {
  id: string
  atMs: number
  /** The last frame of a stretch. */
  untilMs: number | null
  isResolved: boolean
  /** Who said what, for whoever points at it. */
  label: string
}

type Props = {
  playback: Playback
  marks: readonly Mark[]
  timeline: FilmTimeline
  pictures: Pictures | null
  peaksUrl: string | null
}

type PlaceOf = (ms: number) => number

/** A comment on the line: a stroke on its frame, and a line along its stretch. */
function MarkOnLine({ mark, placeOf }: { mark: Mark; placeOf: PlaceOf }) {
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

/** The in and out points, and what lies between. */
function Points({ playback, placeOf }: { playback: Playback; placeOf: PlaceOf }) {
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

/** The film as a line: how far it is, where something was said, and the handle to go elsewhere. */
export function SeekBar({ playback, marks, timeline, pictures, peaksUrl }: Props) {
  const ms = usePlaybackPart(playback, state => state.ms)
  const durationMs = usePlaybackPart(playback, state => state.durationMs)
  const hint = useScrubPreview(durationMs)
  const placeOf = (at: number) => (durationMs > 0 ? Math.min(1, at / durationMs) * WIDE : 0)
  return (
    <div className={style.seek} onPointerMove={hint.follow} onPointerLeave={hint.leave}>
      <SeekHint
        opened={hint.at !== undefined}
        at={hint.at}
        timeline={timeline}
        pictures={pictures}
        marks={marks}
        durationMs={durationMs}
      />
      <svg className={style.track} viewBox={`0 0 ${WIDE} 12`} preserveAspectRatio="none" aria-hidden="true">
        {peaksUrl && <Waveform url={peaksUrl} durationMs={durationMs} width={WIDE} />}
        <rect className={style.trackGround} y="4" width={WIDE} height="4" />
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
