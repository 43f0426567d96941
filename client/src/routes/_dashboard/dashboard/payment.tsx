import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../../../features/payment/payment-screen.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'

type Search = { checkout?: 'done' }

export const Route = createFileRoute('/_dashboard/dashboard/payment')({
  validateSearch: ({ checkout }: Record<string, unknown>): Search =>
    checkout === 'done' ? { checkout } : {},
  component: Payment,
})

function Payment() {
  const { project, checkout } = Route.useSearch()
  return (
    <ProjectGate named={project}>
      {({ id }) => <PaymentScreen key={id} projectId={id} hasReturned={checkout === 'done'} />}
    </ProjectGate>
  )
}
