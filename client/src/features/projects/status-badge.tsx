import { dashboardTexts } from 'shared/messages/it/dashboard'
import { isProjectStatus } from 'shared/projects/status'
import { Badge } from '../../ui/badge.tsx'

const tones = {
  briefing: 'yellow',
  'in-production': 'blue',
  'in-review': 'orange',
  completed: 'green',
} as const

/** The status in the client's words; one we do not know is shown raw, in grey. */
export function StatusBadge({ status }: { status: string }) {
  if (!isProjectStatus(status)) return <Badge tone="grey">{status}</Badge>
  return <Badge tone={tones[status]}>{dashboardTexts.status[status]}</Badge>
}
