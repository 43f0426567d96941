import { IconFolders } from '@tabler/icons-react'
import { useEffect } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { byCursor } from '../../lib/by-cursor.ts'
import type { TeamMember } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Screen } from '../../ui/screen.tsx'
import { Board } from './board.tsx'
import {
  type FilterChange,
  type Filters,
  projectsPageOf,
  queryOf,
  rememberFilters,
  unfiltered,
} from './filters.ts'
import { NewProjectButton } from './new-project-button.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { ProjectRow } from './project-row.tsx'
import { Welcome } from './welcome.tsx'

const texts = teamTexts.projects

type Props = {
  name: string
  member: TeamMember
  filters: Filters
  onFilters: (change: FilterChange) => void
}

const useList = (filters: Filters) =>
  trpc.team.projects.list.useInfiniteQuery(projectsPageOf(filters), byCursor)

type ListProps = Omit<Props, 'name'>

function Empty({ member: { isManager }, filters, onFilters }: ListProps) {
  if (Object.keys(queryOf(filters)).length > 0)
    return (
      <EmptyState icon={IconFolders} title={texts.noMatch}>
        <Button variant="outline" onClick={() => onFilters(unfiltered)}>
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

function List(props: ListProps) {
  const list = useList(props.filters)
  return (
    <PagedList
      query={list}
      skeletonHeights={[76, 76, 76, 76]}
      errorTitle={texts.load}
      more={texts.more}
      empty={<Empty {...props} />}
    >
      {items => (
        <ul className={rows.list}>
          {items.map(project => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** What is being made, as a list or as a board: managers see all of it, others what is theirs. */
export function TeamProjectsScreen({ name, member, filters, onFilters }: Props) {
  const { isManager } = member
  useEffect(() => rememberFilters(filters), [filters])
  return (
    <Screen
      wide
      title={texts.title}
      intro={isManager ? texts.intro : texts.introMember}
      actions={isManager && <NewProjectButton />}
    >
      <Welcome name={name} role={member.role} />
      <ProjectFilters filters={filters} onFilters={onFilters} isManager={isManager} />
      {filters.view === 'board' ? (
        <Board filters={filters} isManager={isManager} />
      ) : (
        <List member={member} filters={filters} onFilters={onFilters} />
      )}
    </Screen>
  )
}
