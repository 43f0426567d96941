import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { boardTexts, memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { projectStatuses } from 'shared/projects/status'
import { urgencies } from 'shared/urgency/urgency'
import { trpc } from '../../trpc.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Filters, filtersFrom, type Look } from './filters.ts'
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

const looks: { value: Look; label: string }[] = [
  { value: 'list', label: boardTexts.list },
  { value: 'board', label: boardTexts.board },
]

function MemberChoice({ filters, onFilters }: Props) {
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data?.items ?? []
  const choices = members.map(({ id, fullName, suspendedAt }) => ({
    value: id,
    label: memberTexts.named(fullName, suspendedAt !== null),
  }))
  return (
    <SelectField
      aria-label={boardTexts.member}
      data={[{ value: ALL, label: texts.allMembers }, ...choices]}
      value={filters.member ?? ALL}
      onChange={member => onFilters(filtersFrom({ ...filters, member }))}
    />
  )
}

/** Narrows by words, status, urgency and person, and chooses between list and board; the address keeps the choice. */
export function ProjectFilters({ filters, onFilters, isManager }: Props & { isManager: boolean }) {
  const isBoard = filters.view === 'board'
  return (
    <search className={style.filters}>
      <Search filters={filters} onFilters={onFilters} />
      {!isBoard && (
        <SelectField
          aria-label={teamTexts.status.label}
          data={statuses}
          value={filters.status ?? ALL}
          onChange={status => onFilters(filtersFrom({ ...filters, status }))}
        />
      )}
      <SelectField
        aria-label={teamTexts.urgency.label}
        data={urgencyChoices}
        value={filters.urgency ?? ALL}
        onChange={urgency => onFilters(filtersFrom({ ...filters, urgency }))}
      />
      {isManager && <MemberChoice filters={filters} onFilters={onFilters} />}
      <ChoiceBar
        label={boardTexts.look}
        choices={looks}
        value={filters.view ?? 'list'}
        onChange={view => onFilters(filtersFrom({ ...filters, view }))}
      />
    </search>
  )
}
