import { Badge } from '@mantine/core'
import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import { type Urgency, urgencyColors } from 'shared/timeline/deadlines'

export function TeamStatusBadge({ status }: { status: string }) {
  const { label, color } = statusBadge('team', status)
  return <Badge color={color}>{label}</Badge>
}

/** Shows the urgency of the deadline, unless the project is completed. */
export function UrgencyBadge({ urgency, status }: { urgency: Urgency; status: string }) {
  if (status === 'completed') return null
  return <Badge color={urgencyColors[urgency]}>{teamTexts.urgency[urgency]}</Badge>
}
