import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { authTexts } from 'shared/messages/it/auth'
import { TeamSignInScreen } from '../../features/auth/team-sign-in-screen.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_access/team-login')({
  head: () => pageHead({ title: authTexts.team.title, description: authTexts.team.subtitle, hidden: true }),
  component: TeamLogin,
})

function TeamLogin() {
  const navigate = useNavigate()
  return <TeamSignInScreen onIn={() => void navigate({ to: '/team', replace: true })} />
}
