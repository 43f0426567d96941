import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { momentOfTyped, timecodeAt } from 'shared/deliverables/film-timeline'
import { playerTexts } from 'shared/messages/it/review-player'
import style from './player.module.css'
import type { TimecodeProps } from './timecode.tsx'

const texts = playerTexts

type Props = TimecodeProps & {
  opened: boolean
  onClose: () => void
  /** Like closing, but the focus is elsewhere already. */
  onLeave: () => void
}

function useJump({ playback, timeline, onClose }: Props) {
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

function Opened(props: Props) {
  const hint = useId()
  const { isWrong, jump, typed } = useJump(props)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    jump(String(new FormData(event.currentTarget).get('timecode')))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // In a theatre or full screen Escape would leave that, too.
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

/** Where a timecode is typed that the film then goes to. */
export default function JumpForm(props: Props) {
  return props.opened ? <Opened {...props} /> : null
}
