import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { NewProjectDialog } from './new-project-dialog.tsx'
import { ProjectCard } from './project-card.tsx'
import { PROJECTS_PAGE } from './projects-page.ts'
import style from './projects-screen.module.css'
import { RemoveProjectDialog } from './remove-project-dialog.tsx'

const texts = dashboardTexts.projects

const useList = () =>
  trpc.dashboard.projects.list.useInfiniteQuery(PROJECTS_PAGE, { getNextPageParam: page => page.nextCursor })

function Empty() {
  return (
    <EmptyState title={texts.empty} text={texts.emptyText}>
      <ButtonLink to="/dashboard/briefing" search={{ project: 'new' }}>
        {texts.startFirst}
      </ButtonLink>
    </EmptyState>
  )
}

type Listed = { id: string; title: string }

/** The client's projects, newest first. Never makes one: its empty state is real. */
export function ProjectsScreen() {
  const list = useList()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState<Listed>()
  const isGone = useRouterState({ select: ({ location }) => location.state.projectGone === true })
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={<Button onClick={() => setAsking(true)}>{texts.new}</Button>}
    >
      {isGone && (
        <p className={style.notice} role="alert">
          {dashboardTexts.project.gone}
        </p>
      )}
      <PagedList
        query={list}
        skeletonHeights={[240, 240]}
        errorTitle={texts.load}
        more={texts.more}
        empty={<Empty />}
      >
        {items => (
          <ul className={style.grid}>
            {items.map(project => (
              <ProjectCard key={project.id} project={project} onRemove={() => setLeaving(project)} />
            ))}
          </ul>
        )}
      </PagedList>
      <NewProjectDialog opened={asking} onClose={() => setAsking(false)} />
      <RemoveProjectDialog project={leaving} onClose={() => setLeaving(undefined)} />
    </Screen>
  )
}
