import { Button, Checkbox } from '@mantine/core'
import { IconFolders } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { dayInRome, daySpanIt, exactTimeIt } from 'shared/formats/date-it'
import { dalGiorno } from 'shared/formats/italian'
import { projectListTexts } from 'shared/messages/it/project-list'
import { teamTexts } from 'shared/messages/it/team'
import { turnTexts } from 'shared/messages/it/today'
import { useIsManager } from '../../lib/hub-session.ts'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePageHotkeys } from '../../ui/page-hotkeys.ts'
import { PagedList } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TeamStatusBadge } from '../../ui/team-badges.tsx'
import { useToday } from '../../ui/use-now.ts'
import { BulkBar } from './bulk-actions.tsx'
import { countFilters, type Filters, projectsPageOf, unfiltered } from './filters.ts'
import { PaymentState, ProjectDeadline, ProjectPeople, ProjectTitle } from './project-facts.tsx'
import type { FilterProps } from './project-filters.tsx'
import { type Selection, useSelection } from './selection.ts'
import style from './team-projects.module.css'

type Project = Outputs['team']['projects']['list']['items'][number]

const { columns, selection: selectionTexts } = projectListTexts
const texts = teamTexts.projects

/** Returns `noi · dal 18 novembre`. In words, because a date in digits reads as a deadline. */
function turnSince({ side, since }: Project['turn'], today: string): string {
  const day = dayInRome(new Date(since))
  return `${turnTexts.to[side]} · ${dalGiorno(daySpanIt(day, day, today))}`
}

/** Shows why and since when somebody has to act; in bold if it is the team. */
function Turn({ project: { turn, archivedAt } }: { project: Project }) {
  const today = useToday()
  if (archivedAt)
    return <RelativeTime moment={archivedAt} words={when => projectListTexts.archivedOn(when)} />
  if (turn.side === 'none') return null
  return (
    <>
      <div className={style.because} data-side={turn.side} title={turnTexts.because[turn.because]}>
        {turnTexts.because[turn.because]}
      </div>
      <div className={style.dimmed}>
        <time dateTime={turn.since} title={exactTimeIt(turn.since)}>
          {turnSince(turn, today)}
        </time>
      </div>
    </>
  )
}

function Client({ project }: { project: Project }) {
  const { companyId, clientCompany, clientName } = project
  const name = clientCompany ?? clientName
  if (!useIsManager()) return name
  return (
    <Link to="/team/client/$companyId" params={{ companyId }} title={name}>
      {name}
    </Link>
  )
}

// Plain cells and checkboxes: with Mantine's, a list of twelve rows mounts 320 more components.
function ProjectRow({ project, selection }: { project: Project; selection: Selection<Project> }) {
  const isManager = useIsManager()
  const { id, title, status, payment } = project
  return (
    <tr data-project={id} data-chosen={selection.has(id) || undefined}>
      {isManager && (
        <td className={style.choice}>
          <input
            type="checkbox"
            className={style.check}
            aria-label={selectionTexts.one(title)}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      <td className={tableStyle.main}>
        <ProjectTitle project={project} />
      </td>
      <td className={style.client}>
        <Client project={project} />
      </td>
      <td className={style.phase}>
        <TeamStatusBadge status={status} />
      </td>
      <td className={style.turn}>
        <Turn project={project} />
      </td>
      <td data-label={columns.deadline} className={tableStyle.nowrap}>
        <ProjectDeadline project={project} />
      </td>
      <td data-label={columns.people}>
        <ProjectPeople members={project.members} size={26} maxFaces={2} />
      </td>
      {isManager && (
        <td data-label={columns.payment} className={tableStyle.nowrap}>
          <PaymentState payment={payment} />
        </td>
      )}
      <td data-label={columns.updated} className={tableStyle.nowrap}>
        <RelativeTime short moment={project.activeAt} />
      </td>
    </tr>
  )
}

interface TableProps extends FilterProps {
  /** Shown above the list; replaced by the toolbar while projects are selected. */
  band: ReactNode
}

function Empty({ filters, onFilters }: FilterProps) {
  const isManager = useIsManager()
  if (filters.search || countFilters(filters) > 0)
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

/** Moves the focus over the titles by j and k; x chooses the project that has it. Enter opens it, as any link. */
function useListKeys(selection: Selection<Project>) {
  const isManager = useIsManager()
  const list = useRef<HTMLDivElement>(null)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('.stretched-link') ?? [])]
  const rowOfFocus = () => document.activeElement?.closest<HTMLElement>('[data-project]')
  const move = (by: 1 | -1) => {
    const all = links()
    const row = rowOfFocus()
    const place = all.findIndex(link => row?.contains(link))
    const next = place === -1 ? 0 : Math.min(Math.max(place + by, 0), all.length - 1)
    all[next]?.focus()
    all[next]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = () => {
    const id = rowOfFocus()?.dataset.project
    if (id && isManager) selection.toggle(id)
  }
  usePageHotkeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['x', choose],
  ])
  return list
}

export const useProjectPages = (filters: Filters, options: { enabled?: boolean } = {}) =>
  trpc.team.projects.list.useInfiniteQuery(projectsPageOf(filters), { ...cursorQueryOptions, ...options })

/** Lists projects in rows; managers choose some of them for what can be done to many at once. */
export function ProjectTable({ band, ...props }: TableProps) {
  const isManager = useIsManager()
  const query = useProjectPages(props.filters)
  const selection = useSelection(query.data?.pages.flatMap(page => page.items) ?? [])
  const list = useListKeys(selection)
  const shown = Object.entries(columns).flatMap(([name, label]) =>
    name === 'payment' && !isManager ? [] : [label],
  )
  const all = isManager && (
    <Checkbox
      size="xs"
      aria-label={selectionTexts.all}
      checked={selection.isAll}
      indeterminate={selection.items.length > 0 && !selection.isAll}
      onChange={selection.toggleAll}
    />
  )
  return (
    <div ref={list} className={style.list}>
      <BulkBar selection={selection} isArchive={props.filters.archived === true} otherwise={band} />
      <PagedList
        query={query}
        skeletonHeights={Array.from({ length: 15 }, () => 40)}
        errorTitle={texts.load}
        more={texts.more}
        empty={<Empty {...props} />}
      >
        {items => (
          <DataTable columns={shown} lead={all} busy={query.isPlaceholderData}>
            {items.map(project => (
              <ProjectRow key={project.id} project={project} selection={selection} />
            ))}
          </DataTable>
        )}
      </PagedList>
    </div>
  )
}
