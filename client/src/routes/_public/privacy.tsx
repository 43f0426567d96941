import { createFileRoute } from '@tanstack/react-router'
import { headTexts } from 'shared/messages/it/page-heads'
import { privacyTexts } from 'shared/messages/it/screens-legal'
import { LegalPage } from '../../features/pages/legal-page.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_public/privacy')({
  head: () => pageHead({ path: '/privacy', ...headTexts.privacy }),
  component: () => <LegalPage {...privacyTexts} />,
})
