import type { AdministrationView } from 'shared/administration/filters'
import { monthIt } from 'shared/formats/date-it'
import { administrationTexts as texts } from 'shared/messages/it/administration'
import { monthsOf } from 'shared/overview/period'
import { SelectField } from '../../ui/select-field.tsx'
import { useToday } from '../../ui/use-now.ts'
import { type AdministrationSearch, administrationSearchFrom, showsOf } from './administration-search.ts'

type Props = {
  view: AdministrationView
  search: AdministrationSearch
  onSearch: (search: AdministrationSearch) => void
}

const ALL = 'all'

function Months({ view, search, onSearch }: Props) {
  const months = monthsOf('12-months', useToday()).map(day => day.slice(0, 7))
  const listed = search.month && !months.includes(search.month) ? [search.month, ...months] : months
  const data = [
    { value: ALL, label: texts.allMonths },
    ...listed.toReversed().map(value => ({ value, label: monthIt(`${value}-01`) })),
  ]
  return (
    <SelectField
      aria-label={texts.month}
      data={data}
      value={search.month ?? ALL}
      onChange={month => onSearch(administrationSearchFrom({ view, month }))}
    />
  )
}

/** What of a list is shown: a month, or a state; the address keeps it. */
export function Filters(props: Props) {
  const { view, search, onSearch } = props
  if (view === 'paid' || view === 'refunds') return <Months {...props} />
  const shows = showsOf[view]
  return (
    <SelectField
      aria-label={texts.show}
      data={shows.map(value => ({ value, label: texts.shows[value] }))}
      value={search.show ?? shows[0]}
      onChange={show => onSearch(administrationSearchFrom({ view, show }))}
    />
  )
}
