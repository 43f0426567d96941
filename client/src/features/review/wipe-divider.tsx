import { useRef, useState } from 'react'
import { wipeTexts } from 'shared/messages/it/wipe'
import type { ReviewVersion } from './review-model.ts'
import style from './wipe.module.css'

const MIDDLE = 50

type Props = {
  opened: boolean
  left: ReviewVersion
  right: ReviewVersion | undefined
}

/** The divider of a wipe comparison: a slider as wide as the picture, of which only the thumb takes the pointer. */
export default function WipeDivider({ opened, left, right }: Props) {
  const slider = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState(MIDDLE)
  if (!opened || !right) return null
  const move = (next: number) => {
    setPercent(next)
    slider.current?.parentElement?.style.setProperty('--wipe', `${next}%`)
  }
  return (
    <input
      ref={slider}
      className={style.divider}
      type="range"
      min={0}
      max={100}
      step={1}
      value={percent}
      data-own-arrows
      aria-label={wipeTexts.divider}
      aria-valuetext={wipeTexts.at(percent, left.versionName, right.versionName)}
      onChange={event => move(Number(event.currentTarget.value))}
    />
  )
}
