import { Badge, Stack, Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { dateIt, weekdayIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { phaseNames, scheduleTexts, shootTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import rows from '../../ui/row-list.module.css'
import { Note } from '../../ui/section-card.tsx'
import { type Deadline, stateLabel } from './deadline-chip.tsx'
import style from './schedule.module.css'
import { deadlineLook, type ScheduledEvent, type Shoot, shootLook } from './schedule-marks.tsx'
import { type Phase, phaseKey } from './schedule-rows.ts'

type Entry = ScheduledEvent & { title: string; text: string }

function phaseEntry(phase: Phase, from: string): Entry {
  const member = phase.member ? memberTexts.named(phase.member.fullName, phase.member.isSuspended) : ''
  const until = phase.endsOn === phase.startsOn ? '' : scheduleTexts.until(dateIt(phase.endsOn))
  return {
    key: phaseKey(phase),
    // Empty for a phase that began before the shown days.
    day: phase.startsOn < from ? '' : phase.startsOn,
    projectId: phase.projectId,
    title: phase.title,
    text: [phaseNames[phase.kind], until, member].filter(Boolean).join(' · '),
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

interface Props {
  from: string
  today: string
  phases: readonly Phase[]
  deadlines: readonly Deadline[]
  shoots: readonly Shoot[]
}

/**
 * Lists phases under the day on which they begin, shooting days and deadlines, day by day. Scrolls to the first day
 * that is not past.
 */
export function ScheduleAgenda({ from, today, phases, deadlines, shoots }: Props) {
  const entries = [
    ...shoots.map(shootEntry),
    ...deadlines.map(deadlineEntry),
    ...phases.map(phase => phaseEntry(phase, from)),
  ].sort((one, other) => one.day.localeCompare(other.day))
  const days = [...Map.groupBy(entries, ({ day }) => day)]
  const next = days.findIndex(([day]) => day >= today)
  return (
    <Stack component="ol" gap="lg">
      {days.map(([day, ofDay], index) => (
        <li key={day} ref={index > 0 && index === next ? scrollTo : undefined}>
          <h2 className={`capitalized ${style.date}`} aria-current={day === today ? 'date' : undefined}>
            {day === '' ? scheduleTexts.running : weekdayIt(day)}
            {day === today && (
              <Badge variant="filled" color="violet" ml="sm">
                {teamTexts.timeline.today}
              </Badge>
            )}
          </h2>
          <ul className={rows.list}>
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
        </li>
      ))}
    </Stack>
  )
}
