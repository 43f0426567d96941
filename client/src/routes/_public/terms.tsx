import { createFileRoute } from '@tanstack/react-router'
import { termsPageTexts } from 'shared/messages/it/screens-legal'
import { LegalPage } from '../../features/pages/legal-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/terms')({
  head: () =>
    pageHead({ path: '/terms', title: termsPageTexts.title, description: termsPageTexts.description }),
  component: Terms,
})

function Terms() {
  return <LegalPage {...termsPageTexts} />
}
