import { useEffect, useState } from 'react'
import { exactTimeIt, relativeTimeIt } from 'shared/formats/relative-time-it'
import style from './figures.module.css'

const MINUTE = 60_000

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

type Props = {
  moment: string
  /** Puts the time into a sentence. */
  words?: (when: string) => string
}

/** How long ago, kept true; the exact moment on hover. */
export function RelativeTime({ moment, words = when => when }: Props) {
  return (
    <time className={style.time} dateTime={moment} title={exactTimeIt(moment)}>
      {words(relativeTimeIt(moment, useNow()))}
    </time>
  )
}
