import { teamTexts } from 'shared/messages/it/team'
import { isProjectStatus } from 'shared/projects/status'
import type { Urgency } from 'shared/urgency/urgency'
import { Badge } from '../../ui/badge.tsx'

const statusTones = {
  briefing: 'blue',
  'in-production': 'yellow',
  'in-review': 'orange',
  completed: 'green',
} as const
const urgencyTones = { high: 'red', medium: 'yellow', low: 'green' } as const

/** The status in the team's words. */
export function TeamStatusBadge({ status }: { status: string }) {
  if (!isProjectStatus(status)) return <Badge tone="grey">{status}</Badge>
  return <Badge tone={statusTones[status]}>{teamTexts.status[status]}</Badge>
}

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge tone={urgencyTones[urgency]}>{teamTexts.urgency[urgency]}</Badge>
}
