import { Button, Group, Paper, SegmentedControl, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFolders } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shortDateIt } from 'shared/formats/date-it'
import { boardTexts, memberTexts } from 'shared/messages/it/members'
import { newProjectTexts } from 'shared/messages/it/project-titles'
import { teamTexts } from 'shared/messages/it/team'
import { todayTexts, turnTexts } from 'shared/messages/it/today'
import { projectStatuses } from 'shared/projects/status'
import { daysToDeadline, deadlineStateOf, urgencies } from 'shared/timeline/deadlines'
import { cursorQueryOptions } from '../../lib/cursor-query.ts'
import type { TeamMember } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TeamStatusBadge, UrgencyBadge } from '../../ui/team-badges.tsx'
import { useNow } from '../../ui/use-now.ts'
import { Board } from './board.tsx'
import {
  type FilterChange,
  type Filters,
  projectsPageOf,
  queryOf,
  rememberFilters,
  unfiltered,
} from './filters.ts'
import style from './team-projects.module.css'

const NewProjectDialog = lazyComponent(() => import('./new-project-dialog.tsx'))

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
const turnChoices = [
  { value: ALL, label: texts.allTurns },
  { value: 'late', label: todayTexts.lists.late.title },
  { value: 'team', label: turnTexts.side.team },
  { value: 'client', label: turnTexts.side.client },
]
const views = [
  { value: 'list', label: boardTexts.list },
  { value: 'board', label: boardTexts.board },
]

interface FilterProps {
  filters: Filters
  onFilters: (change: FilterChange) => void
}

interface ListProps extends FilterProps {
  member: TeamMember
}

function NewProjectButton() {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button onClick={open}>{newProjectTexts.open}</Button>
      <NewProjectDialog opened={opened} onClose={close} />
    </>
  )
}

const todayLists = ['late', 'ours', 'theirs', 'overdueRequests', 'unassigned'] as const

/** Links to the lists of the page "Oggi", each with its count. Empty until the counts are there. */
function TodayCounts() {
  const { data } = trpc.team.today.useQuery()
  return (
    <Group component="nav" aria-label={todayTexts.counts} gap="2px 20px" mih={24}>
      {data &&
        todayLists.map(name => (
          <Link key={name} to="/team/today" hash={name} className={style.count}>
            {todayTexts.lists[name].title} <b>{data[name].count}</b>
          </Link>
        ))}
    </Group>
  )
}

function MemberFilter({ filters, onFilters }: FilterProps) {
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

/** Filters by text, status, urgency and member, and switches between list and board; the address keeps the choice. */
function ProjectFilters({ filters, onFilters, isManager }: FilterProps & { isManager: boolean }) {
  return (
    <Group component="search" gap="sm" className={style.filters}>
      <SearchField
        className={style.search}
        label={texts.search}
        initial={filters.search ?? ''}
        onSearch={search => onFilters({ search })}
      />
      {filters.view !== 'board' && (
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
      <SelectField
        aria-label={texts.turn}
        data={turnChoices}
        value={filters.late ? 'late' : (filters.turn ?? ALL)}
        onChange={turn =>
          onFilters(turn === 'late' ? { late: true, turn: undefined } : { late: undefined, turn })
        }
      />
      {isManager && <MemberFilter filters={filters} onFilters={onFilters} />}
      <SegmentedControl
        aria-label={boardTexts.look}
        data={views}
        value={filters.view ?? 'list'}
        onChange={view => onFilters({ view })}
      />
    </Group>
  )
}

type Project = Outputs['team']['projects']['list']['items'][number]

/** The deadline; of an open project that is late, for how many days. */
function Deadline({ deadline, status }: Pick<Project, 'deadline' | 'status'>) {
  const now = useNow()
  if (!deadline) return texts.noDeadline
  if (deadlineStateOf({ status, deadline }, now) !== 'overdue') return shortDateIt(deadline)
  return (
    <Text span size="sm" c="var(--danger)" fw={600} title={shortDateIt(deadline)}>
      {todayTexts.late(-daysToDeadline(deadline, now))}
    </Text>
  )
}

function ProjectRow({ project }: { project: Project }) {
  const { id, title, clientName, clientCompany, status, urgency, deadline, members, turn } = project
  const names = members.map(member => memberTexts.named(member.fullName, member.isSuspended))
  const assigned = names.join(', ') || texts.nobody
  return (
    <Table.Tr>
      <Table.Td className={tableStyle.main}>
        <h2 className={tableStyle.title}>
          <Link to="/team/project/$projectId" params={{ projectId: id }} className="stretched-link">
            {title}
          </Link>
        </h2>
        <Text size="sm" c="dimmed" lh={1.25}>
          {clientCompany ?? clientName}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          <TeamStatusBadge status={status} />
          <UrgencyBadge urgency={urgency} status={status} />
        </Group>
      </Table.Td>
      <Table.Td data-label={texts.turn} className={tableStyle.nowrap}>
        {turn && turn.side !== 'none' && (
          <div>
            <Text size="sm" lh={1.25} fw={turn.side === 'team' ? 600 : 400}>
              {turnTexts.side[turn.side]} · <RelativeTime moment={turn.since} />
            </Text>
            <Text size="sm" c="dimmed" lh={1.25} truncate maw={220} title={turnTexts.because[turn.because]}>
              {turnTexts.because[turn.because]}
            </Text>
          </div>
        )}
      </Table.Td>
      <Table.Td data-label={texts.deadline} className={tableStyle.nowrap}>
        <Deadline deadline={deadline} status={status} />
      </Table.Td>
      <Table.Td data-label={texts.assigned}>
        <Text size="sm" span truncate maw={150} title={assigned}>
          {assigned}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

function Empty({ member: { isManager }, filters, onFilters }: ListProps) {
  if (Object.keys(queryOf(filters)).length > 0)
    return (
      <EmptyState icon={IconFolders} title={texts.noMatch}>
        <Button variant="default" onClick={() => onFilters(unfiltered)}>
          {texts.clear}
        </Button>
      </EmptyState>
    )
  return isManager ? (
    <EmptyState icon={IconFolders} title={texts.empty} text={texts.emptyText} />
  ) : (
    <EmptyState icon={IconFolders} title={texts.emptyMember} text={texts.emptyMemberText} />
  )
}

const columns = [texts.column, texts.status, texts.turn, texts.deadline, texts.assigned]

function List(props: ListProps) {
  const list = trpc.team.projects.list.useInfiniteQuery(projectsPageOf(props.filters), cursorQueryOptions)
  return (
    <PagedList
      query={list}
      skeletonHeights={[44, 44, 44, 44]}
      errorTitle={texts.load}
      more={texts.more}
      empty={<Empty {...props} />}
    >
      {items => (
        <DataTable columns={columns}>
          {items.map(project => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </DataTable>
      )}
    </PagedList>
  )
}

/** Lists projects in production, as a table or a board: all of them for managers, assigned ones for other members. */
export function TeamProjectsScreen({ name, member, filters, onFilters }: ListProps & { name: string }) {
  const { isManager } = member
  useEffect(() => rememberFilters(filters), [filters])
  return (
    <Screen
      wide
      title={texts.title}
      intro={isManager ? texts.intro : texts.introMember}
      actions={isManager && <NewProjectButton />}
    >
      <Paper component="section" px="md" py={6} bg="var(--night)" c="var(--night-soft)">
        <Group justify="space-between" align="baseline" gap="0 24px">
          <Text ff="heading" fw={650} c="var(--night-ink)">
            {teamTexts.welcome.title(name)}
          </Text>
          <Text size="sm">{teamTexts.welcome.role(member.role)}</Text>
        </Group>
      </Paper>
      <TodayCounts />
      <ProjectFilters filters={filters} onFilters={onFilters} isManager={isManager} />
      {filters.view === 'board' ? (
        <Board filters={filters} isManager={isManager} />
      ) : (
        <List member={member} filters={filters} onFilters={onFilters} />
      )}
    </Screen>
  )
}
