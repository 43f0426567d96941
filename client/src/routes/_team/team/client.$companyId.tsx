import { createFileRoute } from '@tanstack/react-router'
import { ClientScreen } from '../../../features/clients/client-screen.tsx'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/client/$companyId')({
  loader: ({ params: { companyId } }) =>
    prefetchHub(() => [queries.team.clients.get.ensureData({ companyId })]),
  component: Client,
})

function Client() {
  const { companyId } = Route.useParams()
  return <ClientScreen key={companyId} companyId={companyId} />
}
