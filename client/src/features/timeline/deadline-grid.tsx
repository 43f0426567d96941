import { type KeyboardEvent, useEffect, useRef } from 'react'
import { timelineTexts } from 'shared/messages/it/timeline'
import { boundsOf, dayByKey, type Span, weeksOf } from 'shared/timeline/period'
import { DayCell } from './day-cell.tsx'
import type { Deadline } from './deadline-chip.tsx'
import style from './grid.module.css'

type Props = {
  label: string
  span: Span
  day: string
  today: string
  deadlines: readonly Deadline[]
  onDay: (day: string) => void
}

/** Moves among days by keys; the focus goes along, into the next month too. */
function useDayKeys({ day, onDay }: Pick<Props, 'day' | 'onDay'>) {
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined
    const next = isOnDay && !event.altKey && !event.ctrlKey && !event.metaKey && dayByKey(event.key, day)
    if (!next) return
    event.preventDefault()
    moved.current = true
    onDay(next)
  }
  return { grid, onKeyDown }
}

function Head() {
  return (
    <thead>
      <tr>
        {timelineTexts.days.map((name, index) => (
          <th key={name} scope="col" abbr={name}>
            {timelineTexts.daysShort[index]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A month or a week, Monday first: each deadline in its day. */
export function DeadlineGrid({ label, span, day, today, deadlines, onDay }: Props) {
  const { grid, onKeyDown } = useDayKeys({ day, onDay })
  const { from, to } = boundsOf(span, day)
  const byDay = Map.groupBy(deadlines, deadline => deadline.deadline)
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is walked through by arrows
      role="grid"
      aria-label={label}
      aria-describedby="timeline-hint"
      className={`panel ${style.grid} ${span === 'week' ? style.week : ''}`}
      onKeyDown={onKeyDown}
    >
      <Head />
      <tbody>
        {weeksOf(span, day).map(week => (
          <tr key={week[0]}>
            {week.map(one => (
              <DayCell
                key={one}
                day={one}
                deadlines={byDay.get(one) ?? []}
                isToday={one === today}
                isChosen={one === day}
                isOutside={one < from || one > to}
                whole={span === 'week'}
                onChoose={() => onDay(one)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
