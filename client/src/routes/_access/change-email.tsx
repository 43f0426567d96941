import { createFileRoute } from '@tanstack/react-router'
import { emailLinkTexts } from 'shared/messages/it/email-link'
import { EmailLinkScreen } from '../../features/auth/email-link-screen.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/change-email')({
  head: () =>
    pageHead({
      path: '/change-email',
      title: emailLinkTexts.title,
      description: emailLinkTexts.text,
      hidden: true,
    }),
  component: EmailLinkScreen,
})
