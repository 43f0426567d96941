import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { authTexts } from 'shared/messages/it/auth'
import { ConfirmEmailScreen } from '../../features/auth/confirm-email-screen.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/confirm-email')({
  head: () =>
    pageHead({
      path: '/confirm-email',
      title: authTexts.confirm.title,
      description: authTexts.confirm.text,
      hidden: true,
    }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const navigate = useNavigate()
  return <ConfirmEmailScreen onIn={() => void navigate({ to: '/dashboard', replace: true })} />
}
