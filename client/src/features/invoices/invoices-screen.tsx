import { IconReceiptEuro } from '@tabler/icons-react'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { byCursor } from '../../lib/by-cursor.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Screen } from '../../ui/screen.tsx'
import { ExchangeAnswers } from './exchange-answers.tsx'
import type { InvoiceFilter } from './invoice-filter.ts'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { MissingInvoices } from './missing-invoices.tsx'

type Props = { filter: InvoiceFilter; onFilter: (filter: InvoiceFilter) => void }

const useInvoices = (filter: InvoiceFilter) => trpc.team.invoices.list.useInfiniteQuery(filter, byCursor)

function Nothing({ filter, onFilter }: Props) {
  if (Object.keys(filter).length === 0)
    return <EmptyState icon={IconReceiptEuro} title={texts.empty} text={texts.emptyText} />
  return (
    <EmptyState icon={IconReceiptEuro} title={texts.noMatch}>
      <Button variant="outline" onClick={() => onFilter({})}>
        {texts.clear}
      </Button>
    </EmptyState>
  )
}

/** Electronic invoices on their way through the exchange, and the payments that have none; for managers. */
export function InvoicesScreen({ filter, onFilter }: Props) {
  const query = useInvoices(filter)
  return (
    <Screen wide title={texts.title} intro={texts.intro}>
      <MissingInvoices />
      <ExchangeAnswers />
      <InvoiceFilters filter={filter} onFilter={onFilter} />
      <PagedList
        query={query}
        skeletonHeights={[96, 96, 96]}
        errorTitle={texts.load}
        more={texts.more}
        empty={<Nothing filter={filter} onFilter={onFilter} />}
      >
        {items => (
          <ul className={rows.list} aria-busy={query.isPlaceholderData}>
            {items.map(invoice => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  )
}
