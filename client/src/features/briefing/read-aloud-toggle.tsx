import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import style from './interview.module.css'
import { canReadAloud, readAloud, stopReading } from './speech.ts'
import type { Conversation } from './use-conversation.ts'

/** Reads each new answer out, as long as it is switched on. */
export function ReadAloudToggle({ turns }: Pick<Conversation, 'turns'>) {
  const [isOn, setOn] = useState(false)
  const last = turns.at(-1)
  const read = useRef(last?.id)
  useEffect(() => {
    if (isOn && last?.who === 'assistant' && last.id !== read.current) readAloud(last.text)
    read.current = last?.id
  }, [isOn, last])
  useEffect(() => () => (canReadAloud() ? stopReading() : undefined), [])
  if (!canReadAloud()) return null
  const toggle = () => {
    if (isOn) stopReading()
    else if (last) readAloud(last.text)
    setOn(!isOn)
  }
  const Sign = isOn ? IconVolume : IconVolumeOff
  return (
    <button type="button" className={style.link} aria-pressed={isOn} onClick={toggle}>
      <Sign size={18} aria-hidden="true" />
      <span className={style.narrowed}>{voiceTexts.readAloud}</span>
    </button>
  )
}
