import { exactTimeIt, relativeTimeIt } from 'shared/formats/date-it'
import { ilGiorno } from 'shared/formats/italian'
import { useNow } from './use-now.ts'

type Props = {
  moment: string
  /** Puts the time into a sentence. */
  words?: (when: string) => string
}

/** Relative time that stays current; the exact moment on hover. */
export function RelativeTime({ moment, words }: Props) {
  const when = relativeTimeIt(moment, useNow())
  return (
    <time className="tabular" dateTime={moment} title={exactTimeIt(moment)}>
      {words ? words(ilGiorno(when)) : when}
    </time>
  )
}
