import { Badge } from '@mantine/core'
import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import { daysToDeadline, isOverdue, type Urgency, urgencyColors } from 'shared/timeline/deadlines'
import { useNow } from './use-now.ts'

export function TeamStatusBadge({ status }: { status: string }) {
  const { label, color } = statusBadge('team', status)
  return <Badge color={color}>{label}</Badge>
}

type Dated = { project: { deadline: string | null; urgency: Urgency; status: string } }

/** Shows for how many days a project is late, or else the urgency of its deadline; nothing once it is completed. */
export function DeadlineBadge({ project: { deadline, urgency, status } }: Dated) {
  const now = useNow()
  if (status === 'completed') return null
  if (deadline && isOverdue(deadline, now))
    return <Badge color="red">{teamTexts.late(-daysToDeadline(deadline, now))}</Badge>
  return <Badge color={urgencyColors[urgency]}>{teamTexts.urgency[urgency]}</Badge>
}
