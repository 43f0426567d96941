import { exactTimeIt, relativeTimeIt, shortDateIt } from 'shared/formats/date-it'
import { ilGiorno } from 'shared/formats/italian'
import { useNow } from './use-now.ts'

type Props = {
  moment: string
  words?: (when: string) => string
  /** Shows a moment of more than a week ago as a short date. */
  short?: boolean
}

const WEEK_MS = 7 * 86_400_000

/** Relative time that stays current; the exact moment on hover. */
export function RelativeTime({ moment, words, short = false }: Props) {
  const now = useNow()
  const isLongAgo = now.getTime() - Date.parse(moment) > WEEK_MS
  const when = short && isLongAgo ? shortDateIt(moment) : relativeTimeIt(moment, now)
  return (
    <time className="tabular" dateTime={moment} title={exactTimeIt(moment)}>
      {words ? words(ilGiorno(when)) : when}
    </time>
  )
}
