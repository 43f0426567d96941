import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type FilmTimeline, lengthCode, momentOfTyped, timecodeAt } from 'shared/deliverables/film-timeline'
import { playerTexts } from 'shared/messages/it/review-player'
import { type Playback, usePlaybackPart } from './playback.ts'
import style from './player.module.css'

const texts = playerTexts

type JumpProps = TimecodeProps & {
  onClose: () => void
  /** Closes without moving the focus. */
  onLeave: () => void
}

function useJump({ playback, timeline, onClose }: JumpProps) {
  const [isWrong, setWrong] = useState(false)
  const jump = (text: string) => {
    const ms = momentOfTyped(text, timeline, playback.read().durationMs)
    if (ms === undefined) return setWrong(true)
    playback.pause()
    playback.seek(ms)
    onClose()
  }
  return { isWrong, jump, typed: () => setWrong(false) }
}

/** Seeks to a typed timecode. */
function JumpForm(props: JumpProps) {
  const hint = useId()
  const { isWrong, jump, typed } = useJump(props)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    jump(String(new FormData(event.currentTarget).get('timecode')))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape would also leave theater mode or full screen.
    if (event.key !== 'Escape') return
    event.preventDefault()
    props.onClose()
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
        defaultValue={timecodeAt(props.playback.read().ms, props.timeline)}
        aria-label={texts.goToTimecode}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        onFocus={event => event.currentTarget.select()}
        onChange={typed}
        onBlur={props.onLeave}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <span id={hint} role="alert" className={style.jumpHint}>
          {texts.wrongTimecode}
        </span>
      )}
    </form>
  )
}

export type TimecodeProps = { playback: Playback; timeline: FilmTimeline }

/** Timecode and length of the film. Pressing it opens the form that seeks to a timecode. */
export function Timecode(props: TimecodeProps) {
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
  const shown = (
    <button
      ref={button}
      type="button"
      className={style.timecode}
      title={texts.goToTimecode}
      onClick={() => setTyping(true)}
    >
      <span className="visually-hidden">{texts.timeCode}</span> <b>{now}</b>
    </button>
  )
  return (
    <div className={style.time}>
      {isTyping ? <JumpForm {...props} onClose={close} onLeave={leave} /> : shown}
      <span>/ {length}</span>
    </div>
  )
}
