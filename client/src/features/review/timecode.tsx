import { useRef, useState } from 'react'
import { type FilmTimeline, lengthCode, timecodeAt } from 'shared/deliverables/film-timeline'
import { playerTexts } from 'shared/messages/it/review-player'
import { onDemand } from '../../ui/late-part.tsx'
import type { Playback } from './playback.ts'
import style from './player.module.css'
import { usePlaybackPart } from './use-playback.ts'

const texts = playerTexts

const JumpForm = onDemand(() => import('./jump-form.tsx'))

export type TimecodeProps = { playback: Playback; timeline: FilmTimeline }

/** The timecode of what is shown, and the film's length; pressed, another one can be typed. */
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
      onPointerEnter={JumpForm.warm}
      onFocus={JumpForm.warm}
      onClick={() => setTyping(true)}
    >
      <span className="visually-hidden">{texts.timeCode}</span> <b>{now}</b>
    </button>
  )
  return (
    <div className={style.time}>
      {!isTyping && shown}
      <JumpForm {...props} opened={isTyping} onClose={close} onLeave={leave} until={shown} />
      <span>/ {length}</span>
    </div>
  )
}
