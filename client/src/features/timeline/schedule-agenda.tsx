import { Badge, Stack, Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateIt, weekdayIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { phaseNames, scheduleTexts, shootTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { holidayNames } from 'shared/messages/it/timeline'
import { holidayOf } from 'shared/timeline/holidays'
import rows from '../../ui/row-list.module.css'
import { Note } from '../../ui/section-card.tsx'
import { type Deadline, stateLabel } from './deadline-chip.tsx'
import style from './schedule.module.css'
import { deadlineLook, type ScheduledEvent, type Shoot, shootLook } from './schedule-marks.tsx'
import { BEGUN_BEFORE, listedDayOf, type Phase, phaseKey, type ShownDays } from './schedule-rows.ts'

type Entry = ScheduledEvent & { title: string; text: string }

function phaseEntry(phase: Phase, shown: ShownDays): Entry {
  const member = phase.member ? memberTexts.named(phase.member.fullName, phase.member.isSuspended) : ''
  const day = listedDayOf(phase, shown)
  const isRunning = day > phase.startsOn
  const until = phase.endsOn === phase.startsOn ? '' : scheduleTexts.until(dateIt(phase.endsOn))
  return {
    key: phaseKey(phase),
    day,
    projectId: phase.projectId,
    title: phase.title,
    text: [phaseNames[phase.kind], isRunning && scheduleTexts.running, until, member]
      .filter(Boolean)
      .join(' · '),
    tone: 'violet',
    Icon: IconCalendarEvent,
  }
}

function deadlineEntry(deadline: Deadline): Entry {
  const { state, ...look } = deadlineLook(deadline, new Date())
  return {
    ...look,
    key: `deadline ${deadline.id}`,
    title: deadline.title,
    text: `${teamTexts.project.deadline} · ${stateLabel(deadline, state)}`,
    tone: state === 'overdue' ? 'red' : 'gray',
  }
}

const shootEntry = (shoot: Shoot): Entry => ({
  ...shootLook(shoot),
  title: shoot.title,
  text: [
    phaseNames.shooting,
    ...shootTexts
      .facts(shoot)
      .slice(1)
      .map(([, value]) => value),
  ].join(' · '),
})

const scrollTo = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'start' })

type DayProps = { day: string; today: string; isFirstShown: boolean; children: ReactNode }

/** Renders a day of a list under its name. The list scrolls to the one that is to be shown first when it opens. */
export function ListedDay({ day, today, isFirstShown, children }: DayProps) {
  const holiday = day === BEGUN_BEFORE ? null : holidayOf(day)
  return (
    <li ref={isFirstShown ? scrollTo : undefined}>
      <h2 className={`capitalized ${style.date}`} aria-current={day === today ? 'date' : undefined}>
        {day === BEGUN_BEFORE ? scheduleTexts.begunBefore : weekdayIt(day)}
        {day === today && (
          <Badge variant="filled" color="violet" ml="sm">
            {teamTexts.timeline.today}
          </Badge>
        )}
        {holiday && <small>{holidayNames[holiday]}</small>}
      </h2>
      {children}
    </li>
  )
}

interface Props extends ShownDays {
  phases: readonly Phase[]
  deadlines: readonly Deadline[]
  shoots: readonly Shoot[]
}

/**
 * Lists phases, shooting days and deadlines day by day (docs/decisions/schedule.md). Scrolls to today, which is listed
 * whenever it is among the shown days.
 */
export function ScheduleAgenda({ from, to, today, phases, deadlines, shoots }: Props) {
  const entries = [
    ...shoots.map(shootEntry),
    ...deadlines.map(deadlineEntry),
    ...phases.map(phase => phaseEntry(phase, { from, to, today })),
  ]
  const byDay = Map.groupBy(entries, ({ day }) => day)
  if (from <= today && today <= to && !byDay.has(today)) byDay.set(today, [])
  const days = [...byDay].sort(([one], [other]) => one.localeCompare(other))
  return (
    <Stack component="ol" gap="lg">
      {days.map(([day, ofDay], index) => (
        <ListedDay key={day} day={day} today={today} isFirstShown={index > 0 && day === today}>
          {ofDay.length === 0 && <Note>{scheduleTexts.freeDay}</Note>}
          <ul className={rows.list} hidden={ofDay.length === 0}>
            {ofDay.map(({ key, projectId, title, text, tone, Icon }) => (
              <li key={key} className={`${rows.row} ${style.entry}`} data-tone={tone}>
                <Icon size={18} aria-hidden="true" />
                <div className="breaks shrinkable">
                  <Text fw={650} lh={1.35}>
                    <Link to="/team/project/$projectId" params={{ projectId }} className="stretched-link">
                      {title}
                    </Link>
                  </Text>
                  <Note>{text}</Note>
                </div>
              </li>
            ))}
          </ul>
        </ListedDay>
      ))}
    </Stack>
  )
}
