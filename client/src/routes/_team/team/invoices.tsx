import { createFileRoute } from '@tanstack/react-router'
import { invoiceFilterFrom } from '../../../features/invoices/invoice-filter.ts'
import { InvoicesScreen } from '../../../features/invoices/invoices-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch, useReplaceSearch } from '../../../lib/strict-search.ts'

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
  return <InvoicesScreen filter={Route.useSearch()} onFilter={useReplaceSearch()} />
}
