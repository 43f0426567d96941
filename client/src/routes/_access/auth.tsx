import { createFileRoute } from '@tanstack/react-router'
import { authTexts } from 'shared/messages/it/auth'
import { pageHead } from '../../lib/page-head.ts'
import { strictSearch } from '../../lib/strict-search.ts'
import { AccessPage } from './access-page.tsx'
import { accessSearch } from './access-search.ts'

export const Route = createFileRoute('/_access/auth')({
  validateSearch: strictSearch(accessSearch),
  head: () => pageHead({ path: '/auth', title: authTexts.signIn.submit, description: authTexts.description }),
  component: Auth,
})

function Auth() {
  return <AccessPage search={Route.useSearch()} />
}
