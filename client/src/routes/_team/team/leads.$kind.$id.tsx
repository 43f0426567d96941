import { createFileRoute } from '@tanstack/react-router'
import { LeadOr } from '../../../features/leads-inbox/lead-or.tsx'
import { LeadScreen } from '../../../features/leads-inbox/lead-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/leads/$kind/$id')({ component: Lead })

function Lead() {
  const params = Route.useParams()
  const session = useSession()
  const isManager = session.state === 'signed-in' && session.member?.isManager === true
  return <LeadOr {...params}>{lead => <LeadScreen key={lead.id} {...lead} isManager={isManager} />}</LeadOr>
}
