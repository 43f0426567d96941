import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { companyTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { appCodeOf, getErrorMessage } from '../../ui/errors.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Active, useActiveProject } from './use-active-project.ts'

type Props = { named: string | undefined; children: (project: Active) => ReactNode }

/** Puts the active project into the address, so that the address can be shared and going back keeps the project. */
function useNamedInAddress(named: string | undefined, id: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (id !== undefined && id !== named)
      void navigate({ to: '.', search: { project: id }, replace: true, resetScroll: false })
  }, [navigate, named, id])
}

export function ProjectGate({ named, children }: Props) {
  const { project, error, retry } = useActiveProject(named)
  useNamedInAddress(named, project?.id)
  if (project) return children(project)
  if (appCodeOf(error) === 'NOT_FOUND') return <EmptyState {...companyTexts.noProjectYet} />
  if (!error) return <Skeleton heights={[64, 220, 140]} />
  return <ErrorState title={dashboardTexts.project.unresolved} text={getErrorMessage(error)} retry={retry} />
}

/** Wraps a screen about the active project as the component of its route. */
export const withActiveProject = (Screen: ComponentType<{ projectId: string }>) =>
  function WithActiveProject() {
    const { project } = useSearch({ from: '/_dashboard' })
    return <ProjectGate named={project}>{({ id }) => <Screen key={id} projectId={id} />}</ProjectGate>
  }
