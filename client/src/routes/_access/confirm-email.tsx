import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { authTexts } from 'shared/messages/it/auth'
import { ConfirmEmailScreen } from '../../features/auth/confirm-email-screen.tsx'
import { hiddenPageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/confirm-email')({
  head: () => hiddenPageHead(authTexts.confirm.title, authTexts.confirm.text),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const navigate = useNavigate()
  return <ConfirmEmailScreen onIn={() => void navigate({ to: '/dashboard', replace: true })} />
}
