import { createFileRoute } from '@tanstack/react-router'
import { headTexts } from 'shared/messages/it/page-heads'
import { termsPageTexts } from 'shared/messages/it/screens-legal'
import { LegalPage } from '../../features/pages/legal-page.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_public/terms')({
  head: () => pageHead({ path: '/terms', ...headTexts.terms }),
  component: () => <LegalPage {...termsPageTexts} />,
})
