import { Text } from '@mantine/core'
import { type Icon, IconAlertTriangle, IconFlag, IconVideo } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { weekdayIt } from 'shared/formats/date-it'
import { scheduleTexts } from 'shared/messages/it/schedule'
import { deadlineStateOf } from 'shared/timeline/deadlines'
import type { Outputs } from '../../lib/trpc.ts'
import { type Deadline, stateLabel } from './deadline-chip.tsx'
import style from './schedule.module.css'

export type Shoot = Outputs['team']['shoots']['list']['items'][number]

const MAX_MARKS = 3

/** Renders a row of marks, such as deadlines: up to three of a day, then how many more. */
export function MarkRow({ title, days, marks }: { title: string; days: readonly string[]; marks: Mark[] }) {
  if (marks.length === 0) return null
  const byDay = Map.groupBy(marks, ({ day }) => day)
  return (
    <section className={style.row} aria-label={title}>
      <Text span size="sm" fw={600} className={style.label}>
        {title}
      </Text>
      <div className={`${style.days} ${style.marks}`}>
        {days.map(day => {
          const ofDay = byDay.get(day) ?? []
          return (
            <div key={day}>
              {ofDay.slice(0, MAX_MARKS).map(({ key, projectId, name, tone, Icon }) => (
                <Link
                  key={key}
                  to="/team/project/$projectId"
                  params={{ projectId }}
                  aria-label={`${weekdayIt(day)}: ${name}`}
                  title={name}
                  data-tone={tone}
                  className={style.mark}
                >
                  <Icon size={16} aria-hidden="true" />
                </Link>
              ))}
              {ofDay.length > MAX_MARKS && (
                <small title={ofDay.map(({ name }) => name).join('\n')}>
                  +{ofDay.length - MAX_MARKS}
                  <span className="visually-hidden">
                    {' '}
                    {scheduleTexts.more(ofDay.length - MAX_MARKS)}: {ofDay.map(({ name }) => name).join('; ')}
                  </span>
                </small>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** A deadline, shooting day or phase, as the schedule draws it. */
export type ScheduledEvent = { key: string; day: string; projectId: string; tone: string; Icon: Icon }
type Mark = ScheduledEvent & { name: string }

export function deadlineLook({ id, deadline, status }: Deadline, now: Date) {
  const state = deadlineStateOf({ status, deadline }, now)
  const Icon = state === 'overdue' ? IconAlertTriangle : IconFlag
  return { key: id, day: deadline, projectId: id, state, Icon }
}

export function deadlineMark(deadline: Deadline, now: Date): Mark {
  const { state, ...look } = deadlineLook(deadline, now)
  const tone = state === 'overdue' ? 'red' : state === 'delivered' ? 'green' : 'gray'
  return { ...look, tone, name: scheduleTexts.deadline(deadline.title, stateLabel(deadline, state)) }
}

export const shootLook = ({ id, day, projectId }: Shoot): ScheduledEvent => ({
  key: id,
  day,
  projectId,
  tone: 'orange',
  Icon: IconVideo,
})

export const shootMark = (shoot: Shoot): Mark => {
  const { title, address, callTime } = shoot
  return {
    ...shootLook(shoot),
    name: scheduleTexts.shoot(title, callTime ? `${callTime}, ${address}` : address),
  }
}
