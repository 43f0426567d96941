import { leadKinds, leadStates } from 'shared/leads/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { CheckField } from '../../ui/field.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FilterChange, Filters } from './filters.ts'
import style from './inbox.module.css'

const { kinds, states, allKinds, allStates } = teamTexts.leads
const ALL = 'all'

const kindChoices = [
  { value: ALL, label: allKinds },
  ...leadKinds.map(value => ({ value, label: kinds[value] })),
]
const stateChoices = [
  { value: ALL, label: allStates },
  ...leadStates.map(value => ({ value, label: states[value] })),
]

type Props = { filters: Filters; onFilters: (change: FilterChange) => void }

/** Narrows the list by words, kind, state and to one's own; the address keeps the choice. */
export function LeadFilters({ filters, onFilters, isManager }: Props & { isManager: boolean }) {
  return (
    <search className={style.filters}>
      <SearchField
        label={inboxTexts.search}
        initial={filters.search ?? ''}
        onSearch={search => onFilters({ search })}
      />
      <SelectField
        aria-label={inboxTexts.kindLabel}
        data={kindChoices}
        value={filters.kind ?? ALL}
        onChange={kind => onFilters({ kind })}
      />
      <SelectField
        aria-label={inboxTexts.stateLabel}
        data={stateChoices}
        value={filters.state ?? ALL}
        onChange={state => onFilters({ state })}
      />
      {isManager && (
        <CheckField
          label={inboxTexts.mine}
          checked={filters.mine === true}
          onChange={event => onFilters({ mine: event.currentTarget.checked })}
        />
      )}
    </search>
  )
}
