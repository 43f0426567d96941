import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../../../features/payment/payment-screen.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

type Search = { checkout?: 'done' }

export const Route = createFileRoute('/_dashboard/dashboard/payment')({
  validateSearch: ({ checkout }: Record<string, unknown>): Search =>
    checkout === 'done' ? { checkout } : {},
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) => prefetchProject(deps.project, projectId => [summaryOf(projectId)]),
  component: Payment,
})

/** Without a brief there is no order to ask for. */
async function summaryOf(projectId: string) {
  const { steps } = await queries.dashboard.status.get.ensureData({ projectId })
  const hasBrief = steps.some(({ code, state }) => code === 'brief' && state === 'completed')
  if (hasBrief) await queries.dashboard.payment.summary.ensureData({ projectId })
}

function Payment() {
  const { project, checkout } = Route.useSearch()
  return (
    <ProjectGate named={project}>
      {({ id }) => <PaymentScreen key={id} projectId={id} hasReturned={checkout === 'done'} />}
    </ProjectGate>
  )
}
