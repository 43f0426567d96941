import { invoiceStates } from 'shared/invoices/invoice-state'
import { invoicesPageTexts as texts } from 'shared/messages/it/invoices'
import { SelectField } from '../../ui/select-field.tsx'
import { useToday } from '../../ui/use-now.ts'
import { type InvoiceFilter, invoiceFilterFrom } from './invoice-filter.ts'

const ALL = 'all'
const YEARS_KEPT = 10

const states = [
  { value: ALL, label: texts.allStates },
  ...invoiceStates.map(value => ({ value, label: texts.states[value] })),
]

function yearsUpTo(today: string) {
  const last = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_KEPT + 1 }, (_, ago) => String(last - ago))
  return [{ value: ALL, label: texts.allYears }, ...years.map(year => ({ value: year, label: year }))]
}

type Props = { filter: InvoiceFilter; onFilter: (filter: InvoiceFilter) => void }

/** Narrows the list to a state or a year; the address keeps both. */
export function InvoiceFilters({ filter, onFilter }: Props) {
  const today = useToday()
  return (
    <search className="cluster gap-12-16">
      <SelectField
        aria-label={texts.stateLabel}
        data={states}
        value={filter.state ?? ALL}
        onChange={state => onFilter(invoiceFilterFrom({ ...filter, state }))}
      />
      <SelectField
        aria-label={texts.yearLabel}
        data={yearsUpTo(today)}
        value={filter.year ? String(filter.year) : ALL}
        onChange={year => onFilter(invoiceFilterFrom({ ...filter, year }))}
      />
    </search>
  )
}
