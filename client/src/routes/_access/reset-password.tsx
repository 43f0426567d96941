import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { authTexts } from 'shared/messages/it/auth'
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/reset-password')({
  head: () =>
    pageHead({
      path: '/reset-password',
      title: authTexts.reset.title,
      description: authTexts.reset.chooseText,
      hidden: true,
    }),
  component: ResetPassword,
})

function ResetPassword() {
  const navigate = useNavigate()
  return <ResetPasswordScreen onDone={() => void navigate({ to: '/login', replace: true })} />
}
