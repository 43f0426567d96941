import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { invoiceFilterFrom } from '../../../features/invoices/invoice-filter.ts'
import { InvoicesScreen } from '../../../features/invoices/invoices-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/invoices')({
  validateSearch: strictSearch(invoiceFilterFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    prefetchHub(() => [
      ensureFirstPage(queries.team.invoices.list, deps),
      ensureFirstPage(queries.team.invoices.missing, {}),
    ]),
  component: Invoices,
})

function Invoices() {
  const navigate = useNavigate()
  const filter = Route.useSearch()
  return (
    <InvoicesScreen
      filter={filter}
      onFilter={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
