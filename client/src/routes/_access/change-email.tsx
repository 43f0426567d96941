import { createFileRoute } from '@tanstack/react-router'
import { emailLinkTexts } from 'shared/messages/it/email-link'
import { EmailLinkScreen } from '../../features/auth/email-link-screen.tsx'
import { hiddenPageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_access/change-email')({
  head: () => hiddenPageHead(emailLinkTexts.title, emailLinkTexts.text),
  component: EmailLinkScreen,
})
