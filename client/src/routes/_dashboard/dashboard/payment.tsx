import { createFileRoute } from '@tanstack/react-router'
import { BillingGate } from '../../../features/billing/billing.tsx'
import { AdditionalCharges } from '../../../features/payment/additional-charges.tsx'
import { PaymentScreen } from '../../../features/payment/payment-screen.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { Proposals } from '../../../features/proposals/proposals.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

/** The sum whose checkout the client returns from: `done` for the deposit. */
type Search = { checkout?: 'done' | 'balance' | 'extra' }

export const Route = createFileRoute('/_dashboard/dashboard/payment')({
  validateSearch: strictSearch(
    ({ checkout }: Record<string, unknown>): Search =>
      checkout === 'done' || checkout === 'balance' || checkout === 'extra' ? { checkout } : {},
  ),
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) => prefetchProject(deps.project, projectId => [summaryOf(projectId)]),
  component: Payment,
})

/** Prefetches the order. Without a brief or a confirmed quote there is none. */
async function summaryOf(projectId: string) {
  const { steps } = await queries.dashboard.status.get.ensureData({ projectId })
  const hasOrder = steps.some(({ code, state }) => code === 'quote' && state !== 'locked')
  if (!hasOrder) return
  const { billing, payment, proposals } = queries.dashboard
  await Promise.all([
    proposals.list.ensureData({ projectId }),
    payment.summary.ensureData({ projectId }),
    billing.get.ensureData({ projectId }),
  ])
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
          proposals={
            <>
              <AdditionalCharges projectId={id} hasReturned={checkout === 'extra'} />
              <Proposals projectId={id} />
            </>
          }
          gate={form => <BillingGate projectId={id}>{form}</BillingGate>}
        />
      )}
    </ProjectGate>
  )
}
