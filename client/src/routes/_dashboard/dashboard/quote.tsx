import { createFileRoute } from '@tanstack/react-router'
import { AdditionalCharges } from '../../../features/payment/additional-charges.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { Proposals } from '../../../features/proposals/proposals.tsx'
import { QuoteScreen } from '../../../features/quote/quote-screen.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/quote')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [
      queries.dashboard.quote.get.ensureData({ projectId }),
      queries.dashboard.proposals.list.ensureData({ projectId }),
    ]),
  component: Quote,
})

function Quote() {
  const { project } = Route.useSearch()
  return (
    <ProjectGate named={project}>
      {({ id }) => (
        <QuoteScreen
          key={id}
          projectId={id}
          proposals={
            <>
              <AdditionalCharges projectId={id} />
              <Proposals projectId={id} />
            </>
          }
        />
      )}
    </ProjectGate>
  )
}
