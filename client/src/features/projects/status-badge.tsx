import { statusBadge } from 'shared/projects/status-badge'
import { Badge } from '../../ui/badge.tsx'

/** The status in the client's words; one we do not know is shown raw, in grey. */
export function StatusBadge({ status }: { status: string }) {
  const { label, color } = statusBadge('dashboard', status)
  return <Badge tone={color}>{label}</Badge>
}
