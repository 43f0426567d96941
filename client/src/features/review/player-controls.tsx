import { Group } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
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
import { type ComponentType, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import {
  lengthCode,
  momentOfTyped,
  NO_POINTS,
  timecodeAt,
  type VideoTimeline,
} from 'shared/deliverables/timeline'
import { playerTexts as texts } from 'shared/messages/it/review-player'
import { shownDialogs } from '../../ui/page-hotkeys.ts'
import { useLocalStorageFlag } from '../../ui/use-local-storage-flag.ts'
import { type Playback, RATES, usePlaybackPart } from './playback.ts'
import style from './player.module.css'
import type { TheaterMode } from './theater-mode.tsx'

type JumpProps = TimecodeProps & {
  onClose: () => void
  /** Closes without moving the focus. */
  onLeave: () => void
}

function JumpForm({ playback, timeline, onClose, onLeave }: JumpProps) {
  const hint = useId()
  const [isWrong, setWrong] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('timecode'))
    const ms = momentOfTyped(text, timeline, playback.read().durationMs)
    if (ms === undefined) return setWrong(true)
    playback.pause()
    playback.seek(ms)
    onClose()
  }
  return (
    <form className={style.jump} onSubmit={onSubmit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens by a press, in order to be typed into
        autoFocus
        className={style.jumpField}
        name="timecode"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={timecodeAt(playback.read().ms, timeline)}
        aria-label={texts.goToTimecode}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        onFocus={event => event.currentTarget.select()}
        onChange={() => setWrong(false)}
        onBlur={onLeave}
        onKeyDown={event => {
          // Escape would also leave theater mode or full screen.
          if (event.key !== 'Escape') return
          event.preventDefault()
          onClose()
        }}
      />
      {isWrong && (
        <span id={hint} role="alert" className={style.jumpHint}>
          {texts.wrongTimecode}
        </span>
      )}
    </form>
  )
}

type TimecodeProps = { playback: Playback; timeline: VideoTimeline }

/** Timecode and length of the film. Pressing it opens the form that seeks to a timecode. */
function Timecode(props: TimecodeProps) {
  const { playback, timeline } = props
  const [isTyping, setTyping] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const now = usePlaybackPart(playback, state => timecodeAt(state.ms, timeline))
  const length = usePlaybackPart(playback, state => lengthCode(state.durationMs, timeline))
  const leave = () => setTyping(false)
  const close = () => {
    leave()
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <div className={style.time}>
      {isTyping ? (
        <JumpForm {...props} onClose={close} onLeave={leave} />
      ) : (
        <button
          ref={button}
          type="button"
          className={style.timecode}
          title={texts.goToTimecode}
          onClick={() => setTyping(true)}
        >
          <span className="visually-hidden">{texts.timeCode}</span> <b>{now}</b>
        </button>
      )}
      <span>/ {length}</span>
    </div>
  )
}

const SKIP_MS = 5000

/** Holds the setting that limits shortcuts to the player. */
export const usePlayerOnlyKeys = () => useLocalStorageFlag('player-only-keys')

interface PlayerActions {
  playback: Playback
  theater: TheaterMode
  onMark: (direction: -1 | 1) => void
  /** Focuses the composer; undefined if the viewer cannot comment. */
  onComment: (() => void) | undefined
  /** Toggles the drawing board; undefined if the viewer cannot comment. */
  onDraw: (() => void) | undefined
  onShortcuts: () => void
}

function actionOf(key: string, { playback, theater, ...actions }: PlayerActions): (() => void) | undefined {
  const keys: Record<string, (() => void) | undefined> = {
    ' ': () => playback.toggle(),
    k: () => playback.toggle(),
    j: () => playback.backward(),
    l: () => playback.forward(),
    ',': () => playback.step(-1),
    '.': () => playback.step(1),
    arrowleft: () => playback.skip(-SKIP_MS),
    arrowright: () => playback.skip(SKIP_MS),
    '[': () => actions.onMark(-1),
    ']': () => actions.onMark(1),
    i: () => playback.setIn(),
    o: () => playback.setOut(),
    x: () => playback.clearPoints(),
    r: () => playback.toggleLoop(),
    m: () => playback.toggleMuted(),
    t: theater.toggle,
    f: theater.toggleFull,
    c: actions.onComment,
    d: actions.onDraw,
    '?': actions.onShortcuts,
  }
  return keys[key.toLowerCase()]
}

const FIELDS = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select'
const OVERLAYS = '[role="menu"], [role="listbox"]'

/** Returns true for keys of the focused control: all in a field, menu or dialog, space on a button, arrows on a slider. */
function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches(FIELDS) || target.closest(OVERLAYS)) return true
  if (key === ' ' && target.matches('button, a, summary, input'))
    return target.getAttribute('type') !== 'range'
  return key.startsWith('Arrow') && ('ownArrows' in target.dataset || target.matches('[type="radio"]'))
}

/** Handles clicks on the picture and the player's shortcuts, by default in the whole page (WCAG 2.1.4). */
export function usePlayerKeys(section: RefObject<HTMLElement | null>, actions: PlayerActions): void {
  const [isLimited] = usePlayerOnlyKeys()
  useWindowEvent('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || belongsToControl(event)) return
    // Italian keyboards of a Mac type brackets with Option.
    if (event.altKey && !'[]'.includes(event.key)) return
    if (isLimited && !section.current?.contains(document.activeElement)) return
    if (shownDialogs().some(dialog => !dialog.contains(section.current))) return
    const action = actionOf(event.key, actions)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    // A click on the picture plays or pauses; keyboard users have the button.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof HTMLVideoElement) actions.playback.toggle()
    }
    const node = section.current
    node?.addEventListener('click', onClick)
    return () => node?.removeEventListener('click', onClick)
  }, [section, actions.playback])
}

type ButtonProps = {
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  size?: number
  label: string
  onClick: () => void
  isOn?: boolean
  className?: string | undefined
}

export function PlayerButton({ icon: Icon, size = 20, label, onClick, isOn, className = '' }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${style.control} ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon size={size} aria-hidden="true" />
    </button>
  )
}

const IconQuestionMark = () => <b aria-hidden="true">?</b>

type Props = PlayerActions & { timeline: VideoTimeline; hasMarks: boolean; isDrawing: boolean }

function PlayControls({ playback }: Pick<Props, 'playback'>) {
  const isPlaying = usePlaybackPart(playback, state => state.isPlaying)
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <Group gap={2} wrap="nowrap">
      <PlayerButton icon={IconChevronLeft} label={texts.back} onClick={() => playback.step(-1)} />
      <PlayerButton
        icon={Icon}
        size={24}
        label={isPlaying ? texts.pause : texts.play}
        onClick={() => playback.toggle()}
      />
      <PlayerButton icon={IconChevronRight} label={texts.forward} onClick={() => playback.step(1)} />
    </Group>
  )
}

/** In and out points, for a comment about a range or for looping. */
function RangeControls({ playback }: Pick<Props, 'playback'>) {
  const points = usePlaybackPart(playback, state => state.points)
  const isLooping = usePlaybackPart(playback, state => state.isLooping)
  return (
    <Group gap={2} wrap="nowrap">
      <PlayerButton
        icon={IconBracketsContainStart}
        label={texts.setIn}
        isOn={points.inMs !== null}
        onClick={() => playback.setIn()}
      />
      <PlayerButton
        icon={IconBracketsContainEnd}
        label={texts.setOut}
        isOn={points.outMs !== null}
        onClick={() => playback.setOut()}
      />
      {points !== NO_POINTS && (
        <PlayerButton icon={IconX} label={texts.clearPoints} onClick={() => playback.clearPoints()} />
      )}
      <PlayerButton
        icon={IconRepeat}
        label={texts.loop}
        isOn={isLooping}
        onClick={() => playback.toggleLoop()}
      />
    </Group>
  )
}

function Sound({ playback }: Pick<Props, 'playback'>) {
  const isMuted = usePlaybackPart(playback, state => state.isMuted)
  const volume = usePlaybackPart(playback, state => state.volume)
  const Icon = isMuted ? IconVolumeOff : IconVolume
  return (
    <>
      <PlayerButton
        icon={Icon}
        label={isMuted ? texts.unmute : texts.mute}
        onClick={() => playback.toggleMuted()}
      />
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

/** Theater mode, full screen, and whether comments are shown beside the film. */
function SizeControls({ theater, onShortcuts }: Pick<Props, 'theater' | 'onShortcuts'>) {
  const { isOn, isFull, areCommentsHidden, fold } = theater
  const Size = isFull ? IconMinimize : IconMaximize
  return (
    <Group gap={2} wrap="nowrap" ml="auto">
      <PlayerButton
        className={style.keysButton}
        icon={IconQuestionMark}
        label={texts.shortcuts}
        onClick={onShortcuts}
      />
      {isOn && (
        <PlayerButton
          icon={IconLayoutSidebarRight}
          label={areCommentsHidden ? texts.showComments : texts.hideComments}
          onClick={() => fold(!areCommentsHidden)}
        />
      )}
      <PlayerButton icon={IconRectangle} label={texts.theatre} isOn={isOn} onClick={theater.toggle} />
      <PlayerButton
        icon={Size}
        label={isFull ? texts.leaveFullScreen : texts.fullScreen}
        onClick={theater.toggleFull}
      />
    </Group>
  )
}

export function PlayerControls({ playback, timeline, hasMarks, onMark, ...props }: Props) {
  return (
    <>
      <div className={style.controls}>
        <PlayControls playback={playback} />
        <Timecode playback={playback} timeline={timeline} />
        <Group gap={2} wrap="nowrap" ml="auto">
          <Speed playback={playback} />
          <Sound playback={playback} />
        </Group>
      </div>
      <div className={style.controls}>
        <RangeControls playback={playback} />
        {props.onDraw && (
          <PlayerButton icon={IconPencil} label={texts.draw} isOn={props.isDrawing} onClick={props.onDraw} />
        )}
        {hasMarks && (
          <Group gap={2} wrap="nowrap">
            <PlayerButton icon={IconMessageUp} label={texts.previousMark} onClick={() => onMark(-1)} />
            <PlayerButton icon={IconMessageDown} label={texts.nextMark} onClick={() => onMark(1)} />
          </Group>
        )}
        <SizeControls theater={props.theater} onShortcuts={props.onShortcuts} />
      </div>
    </>
  )
}
