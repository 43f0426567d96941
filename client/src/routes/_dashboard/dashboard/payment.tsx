import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../../../features/payment/payment-screen.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/payment')({ component: Payment })

function Payment() {
  const { project } = Route.useSearch()
  return <ProjectGate named={project}>{({ id }) => <PaymentScreen key={id} projectId={id} />}</ProjectGate>
}
