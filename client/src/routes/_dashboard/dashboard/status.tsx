import { createFileRoute } from '@tanstack/react-router'
import { AdditionalCharges } from '../../../features/payment/additional-charges.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { Proposals } from '../../../features/proposals/proposals.tsx'
import { StatusScreen } from '../../../features/status/status-screen.tsx'
import { useCan } from '../../../lib/capabilities.ts'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/status')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [
      queries.dashboard.status.get.ensureData({ projectId }),
      queries.dashboard.proposals.list.ensureData({ projectId }),
      queries.dashboard.calendar.get.ensureData(),
    ]),
  component: Status,
})

function Status() {
  const can = useCan()
  const { project } = Route.useSearch()
  return (
    <ProjectGate named={project}>
      {active => (
        <StatusScreen
          key={active.id}
          project={active}
          proposals={
            can('order') && (
              <>
                <AdditionalCharges projectId={active.id} />
                <Proposals projectId={active.id} />
              </>
            )
          }
        />
      )}
    </ProjectGate>
  )
}
