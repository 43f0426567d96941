import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { isLeadKind } from 'shared/inbox/lead'
import { LeadParamsGuard } from '../../../features/inbox/lead-params-guard.tsx'
import { LeadScreen } from '../../../features/inbox/lead-screen.tsx'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/leads/$kind/$id')({
  loader: ({ params: { kind, id } }) =>
    prefetchHub(() =>
      isLeadKind(kind) && isUuid(id) ? [queries.team.leads.get.ensureData({ kind, id })] : [],
    ),
  component: Lead,
})

function Lead() {
  const params = Route.useParams()
  return <LeadParamsGuard {...params}>{lead => <LeadScreen key={lead.id} {...lead} />}</LeadParamsGuard>
}
