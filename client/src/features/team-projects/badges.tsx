import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import { type Urgency, urgencyColors } from 'shared/urgency/urgency'
import { Badge } from '../../ui/badge.tsx'

/** The status in the team's words. */
export function TeamStatusBadge({ status }: { status: string }) {
  const { label, color } = statusBadge('team', status)
  return <Badge tone={color}>{label}</Badge>
}

/** How the deadline presses; a delivered project has none that could. */
export function UrgencyBadge({ urgency, status }: { urgency: Urgency; status: string }) {
  if (status === 'completed') return null
  return <Badge tone={urgencyColors[urgency]}>{teamTexts.urgency[urgency]}</Badge>
}
