import { Button, Group } from '@mantine/core'
import { IconReceiptEuro } from '@tabler/icons-react'
import { invoiceStates } from 'shared/invoices/invoice-state'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Screen } from '../../ui/screen.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useToday } from '../../ui/use-now.ts'
import { ExchangeAnswers } from './exchange-answers.tsx'
import { type InvoiceFilter, invoiceFilterFrom } from './invoice-filter.ts'
import { InvoiceRow } from './invoice-row.tsx'
import { MissingInvoices } from './missing-invoices.tsx'

const ALL = 'all'
const YEARS_KEPT = 10

const stateOptions = [
  { value: ALL, label: texts.allStates },
  ...invoiceStates.map(value => ({ value, label: texts.states[value] })),
]

function yearOptions(today: string) {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_KEPT + 1 }, (_, ago) => String(thisYear - ago))
  return [{ value: ALL, label: texts.allYears }, ...years.map(year => ({ value: year, label: year }))]
}

type Props = { filter: InvoiceFilter; onFilter: (filter: InvoiceFilter) => void }

function Filters({ filter, onFilter }: Props) {
  const today = useToday()
  return (
    <Group component="search" gap="12px 16px">
      <SelectField
        aria-label={texts.stateLabel}
        data={stateOptions}
        value={filter.state ?? ALL}
        onChange={state => onFilter(invoiceFilterFrom({ ...filter, state }))}
      />
      <SelectField
        aria-label={texts.yearLabel}
        data={yearOptions(today)}
        value={filter.year ? String(filter.year) : ALL}
        onChange={year => onFilter(invoiceFilterFrom({ ...filter, year }))}
      />
    </Group>
  )
}

function NoInvoices({ filter, onFilter }: Props) {
  if (Object.keys(filter).length === 0)
    return <EmptyState icon={IconReceiptEuro} title={texts.empty} text={texts.emptyText} />
  return (
    <EmptyState icon={IconReceiptEuro} title={texts.noMatch}>
      <Button variant="default" onClick={() => onFilter({})}>
        {texts.clear}
      </Button>
    </EmptyState>
  )
}

/** Lists the electronic invoices with their state at the exchange, and the payments without one; for managers. */
export function InvoicesScreen({ filter, onFilter }: Props) {
  const query = trpc.team.invoices.list.useInfiniteQuery(filter, cursorQueryOptions)
  return (
    <Screen wide title={texts.title} intro={texts.intro}>
      <MissingInvoices />
      <ExchangeAnswers />
      <Filters filter={filter} onFilter={onFilter} />
      <PagedList
        query={query}
        skeletonHeights={[44, 44, 44]}
        errorTitle={texts.load}
        more={texts.more}
        empty={<NoInvoices filter={filter} onFilter={onFilter} />}
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
