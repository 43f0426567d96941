import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type FilmTimeline, lengthCode, momentOfTyped, timecodeAt } from 'shared/deliverables/film-timeline'
import { playerTexts } from 'shared/messages/it/review-player'
import type { Playback } from './playback.ts'
import style from './player.module.css'
import { usePlaybackPart } from './use-playback.ts'

const texts = playerTexts

type Props = { playback: Playback; timeline: FilmTimeline }

function useJump({ playback, timeline }: Props, onDone: () => void) {
  const [isWrong, setWrong] = useState(false)
  const jump = (text: string) => {
    const ms = momentOfTyped(text, timeline)
    if (ms === undefined) return setWrong(true)
    playback.pause()
    playback.seek(ms)
    onDone()
  }
  return { isWrong, jump, typed: () => setWrong(false) }
}

/** Where a timecode is typed that the film then goes to. */
function JumpForm({ onDone, onLeave, ...props }: Props & { onDone: () => void; onLeave: () => void }) {
  const hint = useId()
  const { isWrong, jump, typed } = useJump(props, onDone)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    jump(String(new FormData(event.currentTarget).get('timecode')))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // In full screen Escape would leave that, too.
    if (event.key !== 'Escape') return
    event.preventDefault()
    onDone()
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
        maxLength={11}
        defaultValue={timecodeAt(props.playback.read().ms, props.timeline)}
        aria-label={texts.goToTimecode}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        onFocus={event => event.currentTarget.select()}
        onChange={typed}
        onBlur={onLeave}
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

/** The timecode of what is shown, and the film's length; pressed, another one can be typed. */
export function Timecode(props: Props) {
  const { playback, timeline } = props
  const [isTyping, setTyping] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const now = usePlaybackPart(playback, state => timecodeAt(state.ms, timeline))
  const length = usePlaybackPart(playback, state => lengthCode(state.durationMs, timeline))
  const close = () => {
    setTyping(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <div className={style.time}>
      {isTyping ? (
        <JumpForm {...props} onDone={close} onLeave={() => setTyping(false)} />
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
