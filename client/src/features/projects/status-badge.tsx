import { dashboardTexts } from 'shared/messages/it/dashboard'
import { statusBadge } from 'shared/projects/status-badge'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'

const { briefGiven } = dashboardTexts

/**
 * The status in the client's words; one we do not know is shown raw, in grey. Once the brief is given, it is named in the
 * place of the specified 'Brief in corso'.
 */
export function StatusBadge({ project: { id, status } }: { project: { id: string; status: string } }) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId: id })
  const isDone = (code: string) => data?.steps.find(step => step.code === code)?.state === 'completed'
  const { label, color } = statusBadge('dashboard', status)
  const isGiven = status === 'briefing' && isDone('brief')
  return <Badge tone={color}>{isGiven ? briefGiven[isDone('payment') ? 'paid' : 'open'] : label}</Badge>
}
