import { type FilmTimeline, lengthCode, timecodeAt } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import type { Playback } from './playback.ts'
import style from './player.module.css'
import { type Pictures, SeekHint, useHint } from './seek-hint.tsx'
import { usePlaybackPart } from './use-playback.ts'

const texts = reviewTexts.player
const WIDE = 1000

export interface Mark {
  id: string
  atMs: number
  isResolved: boolean
}

type Props = {
  playback: Playback
  marks: readonly Mark[]
  timeline: FilmTimeline
  pictures: Pictures | null
}

/** The film as a line: how far it is, where something was said, and the handle to go elsewhere. */
export function SeekBar({ playback, marks, timeline, pictures }: Props) {
  const ms = usePlaybackPart(playback, state => state.ms)
  const durationMs = usePlaybackPart(playback, state => state.durationMs)
  const hint = useHint(durationMs)
  const placeOf = (at: number) => (durationMs > 0 ? Math.min(1, at / durationMs) * WIDE : 0)
  return (
    <div className={style.seek} onPointerMove={hint.follow} onPointerLeave={hint.leave}>
      {hint.at && <SeekHint at={hint.at} timeline={timeline} pictures={pictures} />}
      <svg className={style.track} viewBox={`0 0 ${WIDE} 12`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={style.trackGround} y="4" width={WIDE} height="4" />
        <rect className={style.trackPlayed} y="4" width={placeOf(ms)} height="4" />
        {marks.map(mark => (
          <rect
            key={mark.id}
            className={mark.isResolved ? style.markResolved : style.mark}
            x={placeOf(mark.atMs) - 2}
            width="4"
            height="12"
          />
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
