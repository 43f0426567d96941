import {
  IconBracketsContainEnd,
  IconBracketsContainStart,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebarRight,
  IconMaximize,
  IconMessageDown,
  IconMessageUp,
  IconMinimize,
  IconPencil,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRectangle,
  IconRepeat,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NO_POINTS } from 'shared/deliverables/film-range'
import type { FilmTimeline } from 'shared/deliverables/film-timeline'
import { playerTexts } from 'shared/messages/it/review-player'
import { type Playback, RATES, usePlaybackPart } from './playback.ts'
import style from './player.module.css'
import type { TheaterMode } from './theater-mode.tsx'
import { Timecode } from './timecode.tsx'

type ButtonProps = {
  label: string
  onClick: () => void
  /** For toggles. */
  isOn?: boolean
  className?: string | undefined
  children: ReactNode
}

/** An icon button of the player. */
export function PlayerButton({ label, onClick, isOn, className = '', children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${style.control} ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

const texts = playerTexts
const ICON = 20

type Props = {
  playback: Playback
  timeline: FilmTimeline
  hasMarks: boolean
  /** Toggles the drawing board; undefined if the viewer cannot comment. */
  onDraw: (() => void) | undefined
  isDrawing: boolean
  onMark: (direction: -1 | 1) => void
  theater: TheaterMode
  onShortcuts: () => void
}

function PlayControls({ playback }: Pick<Props, 'playback'>) {
  const isPlaying = usePlaybackPart(playback, state => state.isPlaying)
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <div className={style.group}>
      <PlayerButton label={texts.back} onClick={() => playback.step(-1)}>
        <IconChevronLeft size={ICON} aria-hidden="true" />
      </PlayerButton>
      <PlayerButton label={isPlaying ? texts.pause : texts.play} onClick={() => playback.toggle()}>
        <Icon size={24} aria-hidden="true" />
      </PlayerButton>
      <PlayerButton label={texts.forward} onClick={() => playback.step(1)}>
        <IconChevronRight size={ICON} aria-hidden="true" />
      </PlayerButton>
    </div>
  )
}

/** In and out points, for a comment about a range or for looping. */
function RangeControls({ playback }: Pick<Props, 'playback'>) {
  const points = usePlaybackPart(playback, state => state.points)
  const isLooping = usePlaybackPart(playback, state => state.isLooping)
  return (
    <div className={style.group}>
      <PlayerButton label={texts.setIn} isOn={points.inMs !== null} onClick={() => playback.setIn()}>
        <IconBracketsContainStart size={ICON} aria-hidden="true" />
      </PlayerButton>
      <PlayerButton label={texts.setOut} isOn={points.outMs !== null} onClick={() => playback.setOut()}>
        <IconBracketsContainEnd size={ICON} aria-hidden="true" />
      </PlayerButton>
      {points !== NO_POINTS && (
        <PlayerButton label={texts.clearPoints} onClick={() => playback.clearPoints()}>
          <IconX size={ICON} aria-hidden="true" />
        </PlayerButton>
      )}
      <PlayerButton label={texts.loop} isOn={isLooping} onClick={() => playback.toggleLoop()}>
        <IconRepeat size={ICON} aria-hidden="true" />
      </PlayerButton>
    </div>
  )
}

function Sound({ playback }: Pick<Props, 'playback'>) {
  const isMuted = usePlaybackPart(playback, state => state.isMuted)
  const volume = usePlaybackPart(playback, state => state.volume)
  const Icon = isMuted ? IconVolumeOff : IconVolume
  return (
    <>
      <PlayerButton label={isMuted ? texts.unmute : texts.mute} onClick={() => playback.toggleMuted()}>
        <Icon size={ICON} aria-hidden="true" />
      </PlayerButton>
      <input
        className={style.volume}
        type="range"
        min={0}
        max={100}
        step={5}
        data-own-arrows
        value={isMuted ? 0 : Math.round(volume * 100)}
        aria-label={texts.volume}
        onChange={event => playback.setVolume(Number(event.currentTarget.value) / 100)}
      />
    </>
  )
}

function Speed({ playback }: Pick<Props, 'playback'>) {
  const rate = usePlaybackPart(playback, state => state.rate)
  return (
    <select
      className={style.speed}
      aria-label={texts.speed}
      value={rate}
      onChange={event => playback.setRate(Number(event.currentTarget.value))}
    >
      {RATES.map(value => (
        <option key={value} value={value}>
          {texts.speedOf(value)}
        </option>
      ))}
    </select>
  )
}

function MarkControls({ onMark }: Pick<Props, 'onMark'>) {
  return (
    <div className={style.group}>
      <PlayerButton label={texts.previousMark} onClick={() => onMark(-1)}>
        <IconMessageUp size={ICON} aria-hidden="true" />
      </PlayerButton>
      <PlayerButton label={texts.nextMark} onClick={() => onMark(1)}>
        <IconMessageDown size={ICON} aria-hidden="true" />
      </PlayerButton>
    </div>
  )
}

/** Theater mode, full screen, and whether comments are shown beside the film. */
function SizeControls({ theater, onShortcuts }: Pick<Props, 'theater' | 'onShortcuts'>) {
  const { isOn, isFull, areCommentsHidden, fold } = theater
  const Size = isFull ? IconMinimize : IconMaximize
  return (
    <div className={`${style.group} ${style.end}`}>
      <PlayerButton className={style.keysButton} label={texts.shortcuts} onClick={onShortcuts}>
        <b aria-hidden="true">?</b>
      </PlayerButton>
      {isOn && (
        <PlayerButton
          label={areCommentsHidden ? texts.showComments : texts.hideComments}
          onClick={() => fold(!areCommentsHidden)}
        >
          <IconLayoutSidebarRight size={ICON} aria-hidden="true" />
        </PlayerButton>
      )}
      <PlayerButton label={texts.theatre} isOn={isOn} onClick={theater.toggle}>
        <IconRectangle size={ICON} aria-hidden="true" />
      </PlayerButton>
      <PlayerButton label={isFull ? texts.leaveFullScreen : texts.fullScreen} onClick={theater.toggleFull}>
        <Size size={ICON} aria-hidden="true" />
      </PlayerButton>
    </div>
  )
}

/** The player's controls: playback in the first row, tools in the second. */
export function PlayerControls({ playback, timeline, hasMarks, onMark, ...props }: Props) {
  return (
    <>
      <div className={style.controls}>
        <PlayControls playback={playback} />
        <Timecode playback={playback} timeline={timeline} />
        <div className={`${style.group} ${style.end}`}>
          <Speed playback={playback} />
          <Sound playback={playback} />
        </div>
      </div>
      <div className={style.controls}>
        <RangeControls playback={playback} />
        {props.onDraw && (
          <PlayerButton label={texts.draw} isOn={props.isDrawing} onClick={props.onDraw}>
            <IconPencil size={ICON} aria-hidden="true" />
          </PlayerButton>
        )}
        {hasMarks && <MarkControls onMark={onMark} />}
        <SizeControls theater={props.theater} onShortcuts={props.onShortcuts} />
      </div>
    </>
  )
}
