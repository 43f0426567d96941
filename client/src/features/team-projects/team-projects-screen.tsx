import { Alert, Group, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { projectListTexts } from 'shared/messages/it/project-list'
import { newProjectTexts } from 'shared/messages/it/project-titles'
import { teamTexts } from 'shared/messages/it/team'
import { todayTexts } from 'shared/messages/it/today'
import { useHubSession } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Board } from './board.tsx'
import { rememberFilters } from './filters.ts'
import { type FilterProps, ProjectFilters } from './project-filters.tsx'
import { ProjectTable, useProjectPages } from './project-table.tsx'
import style from './team-projects.module.css'

const NewProjectDialog = lazyComponent(() => import('./new-project-dialog.tsx'))

const todayLists = {
  late: { to: '/team/projects', search: { late: true } },
  ours: { to: '/team/projects', search: { turn: 'team', sort: 'turn' } },
  theirs: { to: '/team/projects', search: { turn: 'client', sort: 'turn' } },
  overdueRequests: { to: '/team/today', hash: 'overdueRequests' },
  unassigned: { to: '/team/projects', search: { unassigned: true } },
} as const

/** Links to the five lists of the page "Oggi", each with its count. Empty until the counts are there. */
function TodayCounts() {
  const { data } = trpc.team.today.useQuery()
  return (
    <Group component="nav" aria-label={todayTexts.counts} gap="2px 14px" mih={24}>
      {data &&
        (['late', 'ours', 'theirs', 'overdueRequests', 'unassigned'] as const).map(name => (
          <Link key={name} {...todayLists[name]} className={style.count}>
            {todayTexts.lists[name].title} <b>{data[name].count}</b>
          </Link>
        ))}
    </Group>
  )
}

/** Lists projects in production, as a table or a board: all of them for managers, assigned ones for other members. */
export function TeamProjectsScreen({ filters, onFilters }: FilterProps) {
  const { user, member } = useHubSession()
  const isBoard = filters.view === 'board'
  useEffect(() => rememberFilters(filters), [filters])
  const total = useProjectPages(filters, { enabled: !isBoard }).data?.pages[0]?.total
  const band = (
    <Paper component="section" className={style.band} px="md" py={6} bg="var(--night)" c="var(--night-soft)">
      <Group justify="space-between" align="baseline" gap="0 12px">
        <Text size="sm">
          <Text span ff="heading" fw={650} c="var(--night-ink)">
            {teamTexts.welcome.title(user.fullName)}
          </Text>{' '}
          · {teamTexts.welcome.role(member.role)}
        </Text>
        <TodayCounts />
      </Group>
    </Paper>
  )
  return (
    <Screen
      wide
      title={teamTexts.projects.title}
      count={total && !isBoard ? projectListTexts.total(total.count, total.isExact) : undefined}
      actions={
        <>
          <ProjectFilters filters={filters} onFilters={onFilters} />
          {member.isManager && (
            <DialogButton variant="filled" dialog={modal => <NewProjectDialog {...modal} />}>
              {newProjectTexts.open}
            </DialogButton>
          )}
        </>
      }
    >
      {filters.dropped && (
        <Alert
          color="yellow"
          py={6}
          withCloseButton
          closeButtonLabel={teamTexts.cancel}
          onClose={() => onFilters({ dropped: undefined })}
        >
          {projectListTexts.filters.dropped[filters.dropped]}
        </Alert>
      )}
      {isBoard ? (
        <>
          {band}
          <Board filters={filters} />
        </>
      ) : (
        <ProjectTable band={band} filters={filters} onFilters={onFilters} />
      )}
    </Screen>
  )
}
