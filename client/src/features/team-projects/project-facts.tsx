import { Avatar, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { shortDateIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { projectListTexts } from 'shared/messages/it/project-list'
import { teamTexts } from 'shared/messages/it/team'
import { daysToDeadline, deadlineStateOf } from 'shared/timeline/deadlines'
import type { Outputs } from '../../lib/trpc.ts'
import { tableStyle } from '../../ui/data-table.tsx'
import { useNow } from '../../ui/use-now.ts'
import style from './team-projects.module.css'

type Project = Outputs['team']['projects']['list']['items'][number]

type TitleProps = { project: Pick<Project, 'id' | 'title'>; inCard?: boolean }

/** Renders a project's title as a link that covers its row or card. A card is dragged itself, not by its link. */
export function ProjectTitle({ project: { id, title }, inCard = false }: TitleProps) {
  const link = (
    <Link
      to="/team/project/$projectId"
      params={{ projectId: id }}
      className="stretched-link"
      draggable={!inCard}
    >
      {title}
    </Link>
  )
  if (inCard)
    return (
      <Title order={3} ff="text" fz="0.9375rem" lh={1.35} className="breaks">
        {link}
      </Title>
    )
  return (
    <h2 className={tableStyle.title} title={title}>
      {link}
    </h2>
  )
}

interface PeopleProps extends Pick<Project, 'members'> {
  /** Of a face, in px. */
  size: number
  /** The rest is shown as a number. */
  maxFaces: number
}

/** Shows who works on a project: faces, and on hover and to screen readers their names. */
export function ProjectPeople({ members, size, maxFaces }: PeopleProps) {
  if (members.length === 0) return <span className={style.dimmed}>{teamTexts.projects.nobody}</span>
  const names = members.map(member => memberTexts.named(member.fullName, member.isSuspended)).join(', ')
  const hidden = members.length - maxFaces
  return (
    <span className={style.people} title={names}>
      <span className="visually-hidden">{names}</span>
      <Avatar.Group spacing={4} aria-hidden="true">
        {members.slice(0, maxFaces).map(({ id, fullName, avatarUrl }) => (
          <Avatar key={id} size={size} src={avatarUrl} name={fullName} />
        ))}
        {hidden > 0 && <Avatar size={size} color="gray">{`+${hidden}`}</Avatar>}
      </Avatar.Group>
    </span>
  )
}

type DeadlineProps = { project: Pick<Project, 'deadline' | 'status' | 'urgency'> }

/**
 * Renders the deadline; of an open project that is late, for how many days; of an urgent one that is not, its urgency.
 */
export function ProjectDeadline({ project: { deadline, status, urgency } }: DeadlineProps) {
  const now = useNow()
  if (!deadline) return <span className={style.dimmed}>{teamTexts.projects.noDeadline}</span>
  const day = shortDateIt(deadline)
  if (deadlineStateOf({ status, deadline }, now) === 'overdue')
    return (
      <b className={style.danger} title={day}>
        {teamTexts.late(-daysToDeadline(deadline, now))}
      </b>
    )
  if (urgency === 'low' || status === 'completed') return day
  return (
    <span>
      {day} · <b className={urgency === 'high' ? style.warn : undefined}>{teamTexts.urgency[urgency]}</b>
    </span>
  )
}

/** State of the payment, in red while a sum is due. Renders nothing for members who are not managers. */
export function PaymentState({ payment }: Pick<Project, 'payment'>) {
  if (!payment) return null
  const text = projectListTexts.payment[payment]
  if (payment === 'due') return <b className={style.danger}>{text}</b>
  return <span className={payment === 'none' ? style.dimmed : undefined}>{text}</span>
}
