import { Group } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { statusBadge } from 'shared/projects/status-badge'
import { type DeadlineState, deadlineStateOf } from 'shared/timeline/deadlines'
import type { Outputs } from '../../lib/trpc.ts'
import style from './grid.module.css'

export type Deadline = Outputs['team']['timeline']['list']['items'][number]

/** Returns the label of a deadline's state; an overdue deadline says so whatever the project's status. */
export function stateLabel(deadline: Deadline, state: DeadlineState): string {
  return state === 'overdue' ? teamTexts.timeline.overdue : statusBadge('timeline', deadline.status).label
}

const icons = { overdue: IconAlertTriangle, delivered: IconCheck, ahead: undefined }

export function DeadlineChip({ deadline }: { deadline: Deadline }) {
  const state = deadlineStateOf(deadline, new Date())
  const Icon = icons[state]
  const { color } = statusBadge('timeline', deadline.status)
  return (
    <Link
      to="/team/project/$projectId"
      params={{ projectId: deadline.id }}
      className={style.chip}
      data-tone={state === 'overdue' ? 'red' : color}
    >
      <b className={`two-lines breaks ${style.chipTitle}`}>{deadline.title}</b>
      <Group component="span" gap={4} fw={600} c="var(--tone)">
        {Icon && <Icon size={14} aria-hidden="true" />}
        {stateLabel(deadline, state)}
      </Group>
      <span className={`ellipsis soft ${style.chipPeople}`}>
        {deadline.members.map(member => memberTexts.named(member.fullName, member.isSuspended)).join(', ') ||
          timelineTexts.nobody}
      </span>
    </Link>
  )
}
