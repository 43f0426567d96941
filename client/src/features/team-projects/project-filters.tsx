import { boardTexts, memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { projectStatuses } from 'shared/projects/status'
import { urgencies } from 'shared/urgency/urgency'
import { trpc } from '../../lib/trpc.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FilterChange, Filters, Look } from './filters.ts'
import style from './team-projects.module.css'

const texts = teamTexts.projects
const ALL = 'all'

const statuses = [
  { value: ALL, label: texts.allStatuses },
  ...projectStatuses.map(value => ({ value, label: teamTexts.status[value] })),
]
const urgencyChoices = [
  { value: ALL, label: texts.allUrgencies },
  ...urgencies.map(value => ({ value, label: teamTexts.urgency[value] })),
]

type Props = { filters: Filters; onFilters: (change: FilterChange) => void }

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
      onChange={member => onFilters({ member })}
    />
  )
}

/** Narrows by words, status, urgency and person, and chooses between list and board; the address keeps the choice. */
export function ProjectFilters({ filters, onFilters, isManager }: Props & { isManager: boolean }) {
  const isBoard = filters.view === 'board'
  return (
    <search className={style.filters}>
      <SearchField
        className={style.search}
        label={texts.search}
        initial={filters.search ?? ''}
        onSearch={search => onFilters({ search })}
      />
      {!isBoard && (
        <SelectField
          aria-label={teamTexts.status.label}
          data={statuses}
          value={filters.status ?? ALL}
          onChange={status => onFilters({ status })}
        />
      )}
      <SelectField
        aria-label={teamTexts.urgency.label}
        data={urgencyChoices}
        value={filters.urgency ?? ALL}
        onChange={urgency => onFilters({ urgency })}
      />
      {isManager && <MemberChoice filters={filters} onFilters={onFilters} />}
      <ChoiceBar
        label={boardTexts.look}
        choices={looks}
        value={filters.view ?? 'list'}
        onChange={view => onFilters({ view })}
      />
    </search>
  )
}
