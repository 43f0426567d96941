import { Group, Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { weekdayIt } from 'shared/formats/date-it'
import { teamTexts } from 'shared/messages/it/team'
import { holidayNames, timelineTexts } from 'shared/messages/it/timeline'
import { holidayOf } from 'shared/timeline/holidays'
import { boundsOf, dayByKey, type Span, weeksOf } from 'shared/timeline/period'
import { type Deadline, DeadlineChip } from './deadline-chip.tsx'
import style from './grid.module.css'

const SHOWN = 3

type DayProps = {
  day: string
  deadlines: readonly Deadline[]
  isToday: boolean
  isChosen: boolean
  isOutside: boolean
  whole: boolean
  onChoose: () => void
}

function Deadlines({ deadlines, whole }: Pick<DayProps, 'deadlines' | 'whole'>) {
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

/** Renders a day of the grid. The chosen day is its tab stop. */
function DayCell({ day, deadlines, isToday, isChosen, isOutside, whole, onChoose }: DayProps) {
  const holiday = holidayOf(day)
  return (
    <td
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={`${style.day} ${isToday ? style.today : ''} ${isOutside ? style.outside : ''}`}
      onFocus={event => event.target === event.currentTarget && onChoose()}
    >
      <Group gap="2px 8px" mih={28} px={2} pb={4} fz="0.8125rem">
        <span className="visually-hidden">{timelineTexts.dayLabel(weekdayIt(day), deadlines.length)}</span>
        <span className={style.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        {isToday && (
          <Text span inherit fw={650} c="var(--accent-text)">
            {teamTexts.timeline.today}
          </Text>
        )}
        {holiday && (
          <Text span fz="0.75rem" c="dimmed" className="breaks">
            {holidayNames[holiday]}
          </Text>
        )}
      </Group>
      <Deadlines deadlines={deadlines} whole={whole} />
    </td>
  )
}

type Props = {
  label: string
  span: Span
  day: string
  today: string
  deadlines: readonly Deadline[]
  onDay: (day: string) => void
}

/** Moves between days by arrow keys; the focus follows, also into the next month. */
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

/** Grid of a month or a week that begins on Monday. */
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
            {week.map(date => (
              <DayCell
                key={date}
                day={date}
                deadlines={byDay.get(date) ?? []}
                isToday={date === today}
                isChosen={date === day}
                isOutside={date < from || date > to}
                whole={span === 'week'}
                onChoose={() => onDay(date)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
