import { createFileRoute, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { TeamSignInScreen } from '../../features/auth/team-sign-in-screen.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_access/team-login')({
  head: () =>
    pageHead({
      path: '/team-login',
      title: authTexts.team.title,
      description: authTexts.team.subtitle,
      hidden: true,
    }),
  component: TeamLogin,
})

function TeamLogin() {
  const navigate = useNavigate()
  const returnTo = useRouterState({ select: state => state.location.state.returnTo })
  const [href] = useState(returnTo ?? '/team')
  return <TeamSignInScreen onIn={() => void navigate({ href, replace: true })} />
}
