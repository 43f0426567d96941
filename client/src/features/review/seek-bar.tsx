import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useState } from 'react'
import type { Peaks, Sprite } from 'shared/deliverables/media'
import { tileAt, waveformPath } from 'shared/deliverables/player-graphics'
import { lengthCode, rangeBetween, timecodeAt, type VideoTimeline } from 'shared/deliverables/timeline'
import { playerTexts as texts } from 'shared/messages/it/review-player'
import { type Playback, usePlaybackPart } from './playback.ts'
import type { ReviewThread, ReviewVersion } from './review-model.ts'
import style from './seek.module.css'

const LINE_WIDTH = 1000
const WAVE_HEIGHT = 28
const MIDDLE = 6

async function peaksAt(url: string): Promise<Peaks> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The peaks answered with ${answer.status}.`)
  return answer.json()
}

/** Renders the waveform behind the seek bar. Nothing until it is loaded, or if loading fails. */
function Waveform({ url, durationMs }: { url: string; durationMs: number }) {
  const { data } = useQuery({
    queryKey: ['peaks', url],
    queryFn: () => peaksAt(url),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  return (
    <path
      className={style.wave}
      transform={`translate(0 ${MIDDLE - WAVE_HEIGHT / 2})`}
      d={waveformPath(data, durationMs / 1000, { width: LINE_WIDTH, height: WAVE_HEIGHT })}
    />
  )
}

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

function Thumbnail({ ms, url, sprite }: { ms: number; url: string; sprite: Sprite }) {
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

function commentAt(ms: number, comments: ReviewThread[], durationMs: number): ReviewThread | undefined {
  const near = NEAR_SHARE * durationMs
  const around = comments.filter(
    ({ atMs, untilMs }) => ms >= atMs - near && ms <= Math.max(untilMs ?? atMs, atMs + near),
  )
  return around.toSorted((a, b) => Math.abs(a.atMs - ms) - Math.abs(b.atMs - ms))[0]
}

type PreviewProps = { at: PointerTime; timeline: VideoTimeline; version: ReviewVersion; durationMs: number }

function ScrubPreview({ at, timeline, version: { comments, media }, durationMs }: PreviewProps) {
  const comment = commentAt(at.ms, comments, durationMs)
  return (
    <div
      className={style.hint}
      style={{ left: `clamp(84px, ${at.share * 100}%, calc(100% - 84px))` }}
      aria-hidden="true"
    >
      {media?.spriteUrl && media.sprite && (
        <Thumbnail ms={at.ms} url={media.spriteUrl} sprite={media.sprite} />
      )}
      <b>{timecodeAt(at.ms, timeline)}</b>
      {comment && (
        <span className={`two-lines breaks ${style.hintText}`}>
          {comment.authorName}: {comment.text}
        </span>
      )}
    </div>
  )
}

type PositionOf = (ms: number) => number

/** Renders a comment's mark on the seek bar, with a line along its range. */
function Mark({ comment, placeOf }: { comment: ReviewThread; placeOf: PositionOf }) {
  const { atMs, untilMs, state } = comment
  const from = placeOf(atMs)
  return (
    <g className={state === 'open' ? style.mark : style.markResolved}>
      <rect x={from - 2} width="4" height="12" />
      {untilMs !== null && <rect x={from} y="10" width={Math.max(2, placeOf(untilMs) - from)} height="4" />}
    </g>
  )
}

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

type Props = { version: ReviewVersion; playback: Playback; timeline: VideoTimeline }

export function SeekBar({ version, playback, timeline }: Props) {
  const ms = usePlaybackPart(playback, state => state.ms)
  const durationMs = usePlaybackPart(playback, state => state.durationMs)
  const hint = useScrubPreview(durationMs)
  const peaksUrl = version.media?.peaksUrl
  const placeOf = (at: number) => (durationMs > 0 ? Math.min(1, at / durationMs) * LINE_WIDTH : 0)
  return (
    <div className={style.seek} onPointerMove={hint.follow} onPointerLeave={hint.leave}>
      {hint.at && <ScrubPreview at={hint.at} timeline={timeline} version={version} durationMs={durationMs} />}
      <svg
        className={style.track}
        viewBox={`0 0 ${LINE_WIDTH} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {peaksUrl && <Waveform url={peaksUrl} durationMs={durationMs} />}
        <rect className={style.trackGround} y="4" width={LINE_WIDTH} height="4" />
        <rect className={style.trackPlayed} y="4" width={placeOf(ms)} height="4" />
        <Points playback={playback} placeOf={placeOf} />
        {version.comments.map(comment => (
          <Mark key={comment.id} comment={comment} placeOf={placeOf} />
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
