import { Button, Checkbox, NativeSelect, Popover, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { boardTexts, memberTexts } from 'shared/messages/it/members'
import { projectListTexts } from 'shared/messages/it/project-list'
import { teamTexts } from 'shared/messages/it/team'
import { todayTexts, turnTexts } from 'shared/messages/it/today'
import { projectSorts } from 'shared/projects/project-list'
import { projectStatuses } from 'shared/projects/status'
import { urgencies } from 'shared/timeline/deadlines'
import { useIsManager } from '../../lib/hub-session.ts'
import { ensureFirstPage, queries } from '../../lib/prefetch.ts'
import { trpc } from '../../lib/trpc.ts'
import { QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { usePageHotkeys } from '../../ui/page-hotkeys.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import {
  columnOf,
  countFilters,
  type FilterChange,
  type Filters,
  projectsPageOf,
  unfiltered,
} from './filters.ts'
import { SavedFilters } from './saved-filters.tsx'
import style from './team-projects.module.css'

const texts = projectListTexts.filters
const ALL = 'all'

const statuses = [
  { value: ALL, label: teamTexts.projects.allStatuses },
  ...projectStatuses.map(value => ({ value, label: teamTexts.status[value] })),
]
const urgencyChoices = [
  { value: ALL, label: teamTexts.projects.allUrgencies },
  ...urgencies.map(value => ({ value, label: teamTexts.urgency[value] })),
]
const turnChoices = [
  { value: ALL, label: teamTexts.projects.allTurns },
  { value: 'late', label: todayTexts.lists.late.title },
  { value: 'team', label: turnTexts.side.team },
  { value: 'client', label: turnTexts.side.client },
]
const sorts = projectSorts.map(value => ({ value, label: projectListTexts.sorts[value] }))

export type FilterProps = { filters: Filters; onFilters: (change: FilterChange) => void }

/** Starts the queries of the list's screen that are not cached, for its route's loader. */
export function prefetchProjectList(filters: Filters): Promise<unknown>[] {
  const { members, today, savedFilters, projects } = queries.team
  const pages =
    filters.view === 'board'
      ? projectStatuses.map(status => columnOf(filters, status))
      : [projectsPageOf(filters)]
  return [
    members.list.ensureData({ limit: 100 }),
    today.ensureData(),
    savedFilters.list.ensureData(),
    ...pages.map(page => ensureFirstPage(projects.list, page)),
  ]
}

const chosen = <Value extends string>(value: string | null) =>
  value === ALL || value === null ? undefined : (value as Value)

// The lists stay inside the popover: a press in one of them is no press outside.
const inPopover = { withinPortal: false }

function MemberFilter({ filters, onFilters }: FilterProps) {
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data?.items ?? []
  const choices = members.map(({ id, fullName, suspendedAt }) => ({
    value: id,
    label: memberTexts.named(fullName, suspendedAt !== null),
  }))
  return (
    <SelectField
      label={boardTexts.member}
      comboboxProps={inPopover}
      data={[{ value: ALL, label: teamTexts.projects.allMembers }, ...choices]}
      value={filters.member ?? ALL}
      onChange={member => onFilters({ member: chosen(member) })}
    />
  )
}

/** Takes a member who is not in the team out of the filters, and says so. */
function useKnownMember({ filters, onFilters }: FilterProps): void {
  const { data } = trpc.team.members.list.useQuery({ limit: 100 })
  const isUnknown =
    filters.member !== undefined &&
    data?.nextCursor === null &&
    !data.items.some(({ id }) => id === filters.member)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown member
  useEffect(() => {
    if (isUnknown) onFilters({ member: undefined, dropped: 'member' })
  }, [isUnknown])
}

function FilterFields({ filters, onFilters }: FilterProps) {
  return (
    <Stack gap="sm" w={280}>
      {filters.view !== 'board' && (
        <SelectField
          label={teamTexts.status.label}
          comboboxProps={inPopover}
          data={statuses}
          value={filters.status ?? ALL}
          onChange={status => onFilters({ status: chosen(status) })}
        />
      )}
      <SelectField
        label={teamTexts.urgency.label}
        comboboxProps={inPopover}
        data={urgencyChoices}
        value={filters.urgency ?? ALL}
        onChange={urgency => onFilters({ urgency: chosen(urgency) })}
      />
      <SelectField
        label={projectListTexts.columns.turn}
        comboboxProps={inPopover}
        data={turnChoices}
        value={filters.late ? 'late' : (filters.turn ?? ALL)}
        onChange={turn =>
          onFilters(
            turn === 'late' ? { late: true, turn: undefined } : { late: undefined, turn: chosen(turn) },
          )
        }
      />
      {useIsManager() && <MemberFilter filters={filters} onFilters={onFilters} />}
      <Checkbox
        label={texts.unassigned}
        checked={filters.unassigned ?? false}
        onChange={event => onFilters({ unassigned: event.currentTarget.checked || undefined })}
      />
      <Checkbox
        label={texts.archived}
        checked={filters.archived ?? false}
        onChange={event => onFilters({ archived: event.currentTarget.checked || undefined })}
      />
      <QuietButton onClick={() => onFilters(unfiltered)}>{texts.clear}</QuietButton>
    </Stack>
  )
}

/** Search, order, filters, saved filters and look of the list in one line; the address keeps the choice. */
export function ProjectFilters(props: FilterProps) {
  const { filters, onFilters } = props
  useKnownMember(props)
  const search = useRef<HTMLInputElement>(null)
  const focusSearch = () => search.current?.focus()
  // On Italian keyboards `/` needs Shift.
  usePageHotkeys([
    ['/', focusSearch],
    ['shift+/', focusSearch],
  ])
  return (
    <search className={style.filters}>
      <SearchField
        ref={search}
        flex="1 1 120px"
        label={teamTexts.projects.search}
        placeholder={teamTexts.projects.searchShort}
        initial={filters.search ?? ''}
        onSearch={words => onFilters({ search: words || undefined })}
      />
      {!filters.archived && (
        <NativeSelect
          aria-label={projectListTexts.sort}
          flex="0 1 150px"
          data={sorts}
          value={filters.sort ?? 'late'}
          onChange={({ currentTarget: { value } }) =>
            onFilters({ sort: sorts.find(sort => sort.value === value)?.value })
          }
        />
      )}
      <Popover position="bottom-end" trapFocus withRoles shadow="md">
        <Popover.Target>
          <SmallButton leftSection={<IconFilter size={18} aria-hidden="true" />}>
            {texts.open(countFilters(filters))}
          </SmallButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={texts.title}>
          <FilterFields {...props} />
        </Popover.Dropdown>
      </Popover>
      <SavedFilters filters={filters} onFilters={onFilters} />
      {/* Not a SegmentedControl, which measures itself: 240 ms of the first view on a phone slowed four times. */}
      <Button.Group aria-label={boardTexts.look}>
        {(['list', 'board'] as const).map(view => (
          <Button
            key={view}
            size="sm"
            variant={view === (filters.view ?? 'list') ? 'light' : 'default'}
            aria-pressed={view === (filters.view ?? 'list')}
            onClick={() => onFilters({ view: view === 'board' ? view : undefined })}
          >
            {boardTexts[view]}
          </Button>
        ))}
      </Button.Group>
    </search>
  )
}
