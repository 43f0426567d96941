import { createFileRoute, useHydrated, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { TeamSignInScreen } from '../../features/auth/team-sign-in-screen.tsx'
import { hiddenPageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/team-login')({
  head: () => hiddenPageHead(authTexts.team.title, authTexts.team.subtitle),
  component: TeamLogin,
})

function TeamLogin() {
  const navigate = useNavigate()
  const returnTo = useRouterState({ select: state => state.location.state.returnTo })
  const notice = useRouterState({ select: state => state.location.state.notice })
  const hydrated = useHydrated()
  const [href] = useState(returnTo ?? '/team')
  // History state survives a reload, but is not in the prerendered page.
  return (
    <TeamSignInScreen
      notice={hydrated ? notice : undefined}
      onIn={() => void navigate({ href, replace: true })}
    />
  )
}
