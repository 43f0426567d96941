import { useState } from 'react'
import { weekdayIt } from 'shared/formats/date-it'
import { teamTexts } from 'shared/messages/it/team'
import { holidayNames, timelineTexts } from 'shared/messages/it/timeline'
import { holidayOf } from 'shared/timeline/holidays'
import { type Deadline, DeadlineChip } from './deadline-chip.tsx'
import style from './grid.module.css'

const SHOWN = 3

type Props = {
  day: string
  deadlines: readonly Deadline[]
  isToday: boolean
  isChosen: boolean
  isOutside: boolean
  /** Whether all are shown, however many. */
  whole: boolean
  onChoose: () => void
}

function Deadlines({ deadlines, whole }: Pick<Props, 'deadlines' | 'whole'>) {
  const [opened, setOpened] = useState(false)
  const shown = whole || opened ? deadlines : deadlines.slice(0, SHOWN)
  const hidden = deadlines.length - shown.length
  return (
    <>
      {shown.map(deadline => (
        <DeadlineChip key={deadline.id} deadline={deadline} />
      ))}
      {!whole && deadlines.length > SHOWN && (
        <button
          type="button"
          className={style.more}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? timelineTexts.less : timelineTexts.more(hidden)}
        </button>
      )}
    </>
  )
}

/** A day of the grid; the chosen one is where the keyboard enters. */
export function DayCell({ day, deadlines, isToday, isChosen, isOutside, whole, onChoose }: Props) {
  const holiday = holidayOf(day)
  return (
    <td
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={`${style.day} ${isToday ? style.today : ''} ${isOutside ? style.outside : ''}`}
      onFocus={event => event.target === event.currentTarget && onChoose()}
    >
      <div className={style.dayHead}>
        <span className="visually-hidden">{timelineTexts.dayLabel(weekdayIt(day), deadlines.length)}</span>
        <span className={style.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        {isToday && <span className={style.todayWord}>{teamTexts.timeline.today}</span>}
        {holiday && <span className={style.holiday}>{holidayNames[holiday]}</span>}
      </div>
      <Deadlines deadlines={deadlines} whole={whole} />
    </td>
  )
}
