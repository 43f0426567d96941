import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { invitationTexts } from 'shared/messages/it/companies'
import { AcceptInvitationScreen } from '../../features/auth/accept-invitation-screen.tsx'
import { hiddenPageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/accept-invitation')({
  head: () => hiddenPageHead(invitationTexts.title, invitationTexts.description),
  component: AcceptInvitation,
})

function AcceptInvitation() {
  const navigate = useNavigate()
  return <AcceptInvitationScreen onIn={() => void navigate({ to: '/dashboard', replace: true })} />
}
