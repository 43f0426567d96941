import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useHubSession } from '../../../lib/hub-session.ts'

/** Redirects to the member's page: an address for mails. */
export const Route = createFileRoute('/_team/team/profile')({ component: OwnPage })

function OwnPage() {
  const { id } = useHubSession().member
  return <Navigate replace to="/team/member/$memberId" params={{ memberId: id }} hash={true} />
}
