import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { projectStatuses } from 'shared/projects/status'
import { urgencies } from 'shared/urgency/urgency'
import { SelectField, TextField } from '../../ui/field.tsx'
import { type Filters, filtersFrom } from './filters.ts'
import style from './team-projects.module.css'

const texts = teamTexts.projects
const ALL = 'all'
const TYPING_MS = 250

const statuses = [
  { value: ALL, label: texts.allStatuses },
  ...projectStatuses.map(value => ({ value, label: teamTexts.status[value] })),
]
const urgencyChoices = [
  { value: ALL, label: texts.allUrgencies },
  ...urgencies.map(value => ({ value, label: teamTexts.urgency[value] })),
]

type Props = { filters: Filters; onFilters: (filters: Filters) => void }

function Search({ filters, onFilters }: Props) {
  const [text, setText] = useState(filters.search ?? '')
  const follow = useDebouncedCallback(
    (search: string) => onFilters(filtersFrom({ ...filters, search: search.trim() })),
    TYPING_MS,
  )
  return (
    <TextField
      type="search"
      name="search"
      className={style.search}
      aria-label={texts.search}
      placeholder={texts.search}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value)
        follow(event.currentTarget.value)
      }}
    />
  )
}

/** Narrows the list by words, status and urgency; the address keeps the choice. */
export function ProjectFilters({ filters, onFilters }: Props) {
  return (
    <search className={style.filters}>
      <Search filters={filters} onFilters={onFilters} />
      <SelectField
        aria-label={teamTexts.status.label}
        data={statuses}
        value={filters.status ?? ALL}
        onChange={status => onFilters(filtersFrom({ ...filters, status }))}
      />
      <SelectField
        aria-label={teamTexts.urgency.label}
        data={urgencyChoices}
        value={filters.urgency ?? ALL}
        onChange={urgency => onFilters(filtersFrom({ ...filters, urgency }))}
      />
    </search>
  )
}
