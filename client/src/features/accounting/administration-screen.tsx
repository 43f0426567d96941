import { administrationViews } from 'shared/administration/filters'
import { administrationTexts as texts } from 'shared/messages/it/administration'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Screen } from '../../ui/screen.tsx'
import style from './administration.module.css'
import { type AdministrationSearch, administrationSearchFrom } from './administration-search.ts'
import { DifferenceList } from './difference-list.tsx'
import { DisputeList } from './dispute-list.tsx'
import { DueList } from './due-list.tsx'
import { ExportButton } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { PaidList } from './paid-list.tsx'
import { RefundList } from './refund-list.tsx'
import { Sums } from './sums.tsx'
import { TransferList } from './transfer-list.tsx'

const choices = administrationViews.map(value => ({ value, label: texts.views[value] }))

const lists = {
  due: DueList,
  transfers: TransferList,
  paid: PaidList,
  refunds: RefundList,
  disputes: DisputeList,
  differences: DifferenceList,
} as const

type Props = { search: AdministrationSearch; onSearch: (search: AdministrationSearch) => void }

/** The money of all projects, for managers: the sums of today, and one list at a time. */
export function AdministrationScreen({ search, onSearch }: Props) {
  const view = search.view ?? 'due'
  const List = lists[view]
  return (
    <Screen wide title={texts.title} intro={texts.intro} actions={<ExportButton month={search.month} />}>
      <Sums />
      <div className={`cluster spread ${style.filters}`}>
        <ChoiceBar
          label={texts.view}
          choices={choices}
          value={view}
          onChange={next => onSearch(administrationSearchFrom({ view: next }))}
        />
        <Filters view={view} search={search} onSearch={onSearch} />
      </div>
      <section aria-label={texts.views[view]}>
        <List key={view} search={search} />
      </section>
    </Screen>
  )
}
