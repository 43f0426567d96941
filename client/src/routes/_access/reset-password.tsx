import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { authTexts } from 'shared/messages/it/auth'
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen.tsx'
import { hiddenPageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/reset-password')({
  head: () => hiddenPageHead(authTexts.reset.title, authTexts.reset.chooseText),
  component: ResetPassword,
})

function ResetPassword() {
  const navigate = useNavigate()
  return <ResetPasswordScreen onDone={() => void navigate({ to: '/login', replace: true })} />
}
