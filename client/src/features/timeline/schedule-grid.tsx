import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useId } from 'react'
import { initialsOf } from 'shared/accounts/person'
import { daySpanIt, weekdayIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { phaseNames, scheduleTexts } from 'shared/messages/it/schedule'
import { holidayNames, timelineTexts } from 'shared/messages/it/timeline'
import type { PhaseDays, PhaseKind } from 'shared/schedule/phase'
import { holidayOf } from 'shared/timeline/holidays'
import type { Deadline } from './deadline-chip.tsx'
import style from './schedule.module.css'
import { deadlineMark, MarkRow, type Shoot, shootMark } from './schedule-marks.tsx'
import {
  type Phase,
  type PlannedProject,
  phaseKey,
  placeOf,
  sectionsByPerson,
  sectionsByPhase,
} from './schedule-rows.ts'
import { usePhaseMoves } from './use-phase-moves.ts'

const tones: Record<PhaseKind, string> = {
  preproduction: 'blue',
  shooting: 'orange',
  editing: 'violet',
  review: 'green',
}

const WEEKDAYS = 7

interface DayProps {
  days: readonly string[]
  today: string
  /** A day of the shown month or week; the others are those around it. */
  isShown: (day: string) => boolean
}

function DayHead({ days, today, isShown }: DayProps) {
  return (
    <div className={`${style.row} ${style.head}`} aria-hidden="true">
      <span />
      <div className={style.days}>
        {days.map((day, index) => (
          <span
            key={day}
            data-today={day === today || undefined}
            data-outside={!isShown(day) || undefined}
            title={dayTitle(day)}
          >
            <small>{timelineTexts.daysShort[index % WEEKDAYS]?.charAt(0)}</small>
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  )
}

function dayTitle(day: string): string {
  const holiday = holidayOf(day)
  return holiday ? `${weekdayIt(day)}, ${holidayNames[holiday]}` : weekdayIt(day)
}

const DayColumns = ({ days, today }: Pick<DayProps, 'days' | 'today'>) => (
  <div className={`${style.days} ${style.columns}`} aria-hidden="true">
    {days.map((day, index) => (
      <span
        key={day}
        data-off={index % WEEKDAYS > 4 || holidayOf(day) !== undefined || undefined}
        data-today={day === today || undefined}
      />
    ))}
  </div>
)

interface BarProps {
  phase: Phase
  shown: PhaseDays
  today: string
  dayCount: number
  grouping: 'phase' | 'person'
  moves: ReturnType<typeof usePhaseMoves>
  hintId: string
  /** Opens the project's plan; without it the bar is a link to the project. */
  onPlan?: ((phase: Phase) => void) | undefined
}

/** Share of the width below which a bar has no room for words. */
const SHORT_BAR = 0.08

/** Text of a bar: part of its accessible name, or a shorter one that is drawn by CSS. */
function BarText({ phase, grouping, isShort }: Pick<BarProps, 'phase' | 'grouping'> & { isShort: boolean }) {
  const { kind, title, member } = phase
  const initials = member ? initialsOf(member.fullName) : '–'
  if (isShort) return <span className="ellipsis" data-short={grouping === 'person' ? title : initials} />
  return (
    <span className="ellipsis">
      {grouping === 'person'
        ? scheduleTexts.phaseOf(phaseNames[kind], title)
        : (member?.fullName ?? scheduleTexts.nobody)}
    </span>
  )
}

function Bar({ phase, shown, today, dayCount, grouping, moves, hintId, onPlan }: BarProps) {
  const days = moves.daysOf(phase)
  const place = placeOf(days, shown)
  if (!place) return null
  const { member } = phase
  const name = scheduleTexts.bar(
    phaseNames[phase.kind],
    phase.title,
    daySpanIt(days.startsOn, days.endsOn, today),
    member ? memberTexts.named(member.fullName, member.isSuspended) : scheduleTexts.nobody,
  )
  const text = <BarText phase={phase} grouping={grouping} isShort={place.length / dayCount < SHORT_BAR} />
  const shared = {
    className: style.bar,
    title: name,
    'aria-label': name,
    'data-tone': tones[phase.kind],
    'data-cut-start': place.isCutAtStart || undefined,
    'data-cut-end': place.isCutAtEnd || undefined,
    style: {
      left: `${(100 * place.offset) / dayCount}%`,
      width: `${(100 * place.length) / dayCount}%`,
    },
  }
  if (!onPlan)
    return (
      <Link {...shared} to="/team/project/$projectId" params={{ projectId: phase.projectId }}>
        {text}
      </Link>
    )
  return (
    <button
      {...shared}
      {...moves.barProps(phase)}
      type="button"
      aria-describedby={hintId}
      data-moving={days !== phase || undefined}
      onClick={() => !moves.isDragClick() && onPlan(phase)}
    >
      {!place.isCutAtStart && <span data-part="start" className={style.handle} />}
      {text}
      {!place.isCutAtEnd && <span data-part="end" className={style.handle} />}
    </button>
  )
}

interface Props extends DayProps {
  grouping: 'phase' | 'person'
  phases: readonly Phase[]
  deadlines: readonly Deadline[]
  shoots: readonly Shoot[]
  onPlan?: ((project: PlannedProject) => void) | undefined
}

/** Renders the schedule of whole weeks: marks of deadlines and shooting days, then phases as bars. */
export function ScheduleGrid({ grouping, days, today, isShown, phases, deadlines, shoots, onPlan }: Props) {
  const moves = usePhaseMoves(today)
  const hintId = useId()
  const shown = { startsOn: days[0] ?? today, endsOn: days.at(-1) ?? today }
  const sections = grouping === 'phase' ? sectionsByPhase(phases) : sectionsByPerson(phases)
  const now = new Date()
  const plan =
    onPlan &&
    ((phase: Phase) => onPlan({ id: phase.projectId, title: phase.title, deadline: phase.deadline }))
  return (
    <div className={`panel ${style.schedule}`} style={{ '--days': days.length } as CSSProperties}>
      {onPlan && (
        <p id={hintId} className="visually-hidden">
          {scheduleTexts.hint}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {moves.announcement && scheduleTexts.moving(moves.announcement)}
      </p>
      <DayColumns days={days} today={today} />
      <DayHead days={days} today={today} isShown={isShown} />
      <MarkRow
        title={scheduleTexts.groups.deadline}
        days={days}
        marks={deadlines.map(deadline => deadlineMark(deadline, now))}
      />
      <MarkRow title={scheduleTexts.shoots} days={days} marks={shoots.map(shootMark)} />
      {sections.map(({ key, title, rows }) => (
        <section key={key} aria-label={title}>
          <Title order={3} fz="0.875rem" className={style.section}>
            {title}
          </Title>
          <ul>
            {rows.map(row => (
              <li key={row.map(phaseKey).join()} className={style.row}>
                {grouping === 'phase' ? <ProjectLabel phase={row[0]} /> : <span />}
                <div className={style.track} data-days={days.length}>
                  {row.map(phase => (
                    <Bar
                      key={phaseKey(phase)}
                      phase={phase}
                      shown={shown}
                      today={today}
                      dayCount={days.length}
                      grouping={grouping}
                      moves={moves}
                      hintId={hintId}
                      onPlan={plan}
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ProjectLabel({ phase }: { phase: Phase | undefined }) {
  if (!phase) return null
  const { projectId, title, clientName, clientCompany } = phase
  return (
    <div className={style.label} title={title}>
      <Link to="/team/project/$projectId" params={{ projectId }} className="ellipsis">
        {title}
      </Link>
      <Text span size="xs" c="dimmed" truncate>
        {clientCompany ?? clientName}
      </Text>
    </div>
  )
}
