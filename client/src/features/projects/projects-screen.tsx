import { Alert, Button } from '@mantine/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { companyTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { useCan } from '../../lib/capabilities.ts'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ProjectCard } from './project-card.tsx'

const texts = dashboardTexts.projects

export const PROJECTS_PAGE = { limit: 24 }

/** Returns a function that asks and then removes a project with all that belongs to it. */
function useRemoveProject() {
  const { projects } = trpc.useUtils().dashboard
  const navigate = useNavigate()
  const removal = trpc.dashboard.projects.remove.useMutation({
    // If the address names the removed project, the screen would report it as missing afterwards.
    onMutate: () => navigate({ to: '.', search: { project: undefined }, replace: true }),
    onSuccess: () => {
      // Not awaited: the dialog closes first and returns the focus to the button, which is removed afterwards.
      void projects.invalidate()
      showToast({ title: texts.deleted })
    },
  })
  const question = {
    title: texts.confirmTitle,
    text: texts.confirmDelete,
    confirm: texts.confirmButton,
    danger: true,
  }
  return (id: string) => confirm(question, () => removal.mutateAsync({ id }), { text: texts.delete })
}

/**
 * The client's projects, newest first. Unlike other screens it creates none, so it has a real empty state; `noCompany`
 * for a user without a company.
 */
export function ProjectsScreen({ noCompany }: { noCompany: ReactNode }) {
  const list = trpc.dashboard.projects.list.useInfiniteQuery(PROJECTS_PAGE, cursorQueryOptions)
  const navigate = useNavigate()
  const can = useCan()
  const askRemoval = useRemoveProject()
  const isMissing = useRouterState({ select: ({ location }) => location.state.projectGone === true })
  // The project is created with the first message of its briefing.
  const startNew = () =>
    confirm({ title: texts.new, text: texts.newText, confirm: texts.toBriefing }, () =>
      navigate({ to: '/dashboard/briefing', search: { project: 'new' } }),
    )
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={can('administer') && <Button onClick={startNew}>{texts.new}</Button>}
    >
      {isMissing && <Alert color="orange">{dashboardTexts.project.gone}</Alert>}
      <PagedList
        query={list}
        skeletonHeights={[240, 240]}
        errorTitle={texts.load}
        more={texts.more}
        empty={
          can('administer') ? (
            <EmptyState title={texts.empty} text={texts.emptyText}>
              <LinkButton to="/dashboard/briefing" search={{ project: 'new' }}>
                {texts.startFirst}
              </LinkButton>
            </EmptyState>
          ) : can('follow') ? (
            <EmptyState {...companyTexts.noProjectYet} />
          ) : (
            noCompany
          )
        }
      >
        {items => (
          <ul className="cards">
            {items.map(project => (
              <ProjectCard key={project.id} project={project} onRemove={() => askRemoval(project.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  )
}
