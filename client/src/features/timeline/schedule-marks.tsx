import { Text } from '@mantine/core'
import { IconAlertTriangle, IconFlag, IconVideo } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
              {ofDay.slice(0, MAX_MARKS).map(({ key, projectId, name, tone, icon }) => (
                <Link
                  key={key}
                  to="/team/project/$projectId"
                  params={{ projectId }}
                  aria-label={`${weekdayIt(day)}: ${name}`}
                  title={name}
                  data-tone={tone}
                  className={style.mark}
                >
                  {icon}
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

interface Mark {
  key: string
  day: string
  projectId: string
  name: string
  tone: string
  icon: ReactNode
}

export function deadlineMark(deadline: Deadline, now: Date): Mark {
  const state = deadlineStateOf(deadline, now)
  const Icon = state === 'overdue' ? IconAlertTriangle : IconFlag
  return {
    key: deadline.id,
    day: deadline.deadline,
    projectId: deadline.id,
    name: scheduleTexts.deadline(deadline.title, stateLabel(deadline, state)),
    tone: state === 'overdue' ? 'red' : state === 'delivered' ? 'green' : 'gray',
    icon: <Icon size={16} aria-hidden="true" />,
  }
}

export const shootMark = ({ id, day, projectId, title, address, callTime }: Shoot): Mark => ({
  key: id,
  day,
  projectId,
  name: scheduleTexts.shoot(title, callTime ? `${callTime}, ${address}` : address),
  tone: 'orange',
  icon: <IconVideo size={16} aria-hidden="true" />,
})
