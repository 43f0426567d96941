import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { invitationTexts } from 'shared/messages/it/companies'
import { AcceptInvitationScreen } from '../../features/auth/accept-invitation-screen.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/accept-invitation')({
  head: () =>
    pageHead({
      path: '/accept-invitation',
      title: invitationTexts.title,
      description: invitationTexts.description,
      hidden: true,
    }),
  component: AcceptInvitation,
})

function AcceptInvitation() {
  const navigate = useNavigate()
  return <AcceptInvitationScreen onIn={() => void navigate({ to: '/dashboard', replace: true })} />
}
