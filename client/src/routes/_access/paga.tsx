import { createFileRoute, useHydrated, useRouterState } from '@tanstack/react-router'
import { payPageTexts } from 'shared/messages/it/pay-links'
import { PayLinkScreen } from '../../features/payment/pay-link-screen.tsx'
import { payLinkTokens } from '../../features/payment/pay-link-token.ts'
import { hiddenPageHead } from '../../lib/page-head.ts'
import { strictSearch } from '../../lib/strict-search.ts'

/** The link whose checkout the user returns from; the provider's return address has no token. */
type Search = { link?: string; checkout?: 'done' }

export const Route = createFileRoute('/_access/paga')({
  validateSearch: strictSearch(
    ({ link, checkout }: Record<string, unknown>): Search => ({
      ...(typeof link === 'string' && { link }),
      ...(checkout === 'done' && { checkout }),
    }),
  ),
  head: () => hiddenPageHead(payPageTexts.title, payPageTexts.description),
  component: Pay,
})

function Pay() {
  const hydrated = useHydrated()
  const { link, checkout } = Route.useSearch()
  const hash = useRouterState({ select: state => state.location.hash })
  const token = hydrated ? hash || (link ? payLinkTokens.find(link) : '') : undefined
  return <PayLinkScreen token={token} hasReturned={hydrated && checkout === 'done'} />
}
