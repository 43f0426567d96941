import { createFileRoute } from '@tanstack/react-router'
import { BillingGate } from '../../../features/billing/billing-gate.tsx'
import { PaymentScreen } from '../../../features/payment/payment-screen.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

/** From which page of the provider somebody comes back: the first sum's, or the balance's. */
type Search = { checkout?: 'done' | 'balance' }

export const Route = createFileRoute('/_dashboard/dashboard/payment')({
  validateSearch: ({ checkout }: Record<string, unknown>): Search =>
    checkout === 'done' || checkout === 'balance' ? { checkout } : {},
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) => prefetchProject(deps.project, projectId => [summaryOf(projectId)]),
  component: Payment,
})

/** Without a brief there is no order to ask for. */
async function summaryOf(projectId: string) {
  const { steps } = await queries.dashboard.status.get.ensureData({ projectId })
  const hasBrief = steps.some(({ code, state }) => code === 'brief' && state === 'completed')
  if (!hasBrief) return
  const { billing, payment } = queries.dashboard
  await Promise.all([payment.summary.ensureData({ projectId }), billing.get.ensureData({ projectId })])
}

function Payment() {
  const { project, checkout } = Route.useSearch()
  return (
    <ProjectGate named={project}>
      {({ id }) => (
        <PaymentScreen
          key={id}
          projectId={id}
          returnedFrom={checkout}
          gate={form => <BillingGate projectId={id}>{form}</BillingGate>}
        />
      )}
    </ProjectGate>
  )
}
