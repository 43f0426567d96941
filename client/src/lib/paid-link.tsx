import { Link } from '@tanstack/react-router'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { usePaid, usePaymentStep } from './use-paid.ts'

type Props = { projectId: string; className?: string | undefined }

/** To what was paid, with its receipt and the way to ask it back; nothing before that. */
export function PaidLink({ projectId, className }: Props) {
  if (!usePaid(projectId)) return null
  return (
    <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
      {paymentTexts.link}
    </Link>
  )
}

/** To the payment where something is due, and to what was paid afterwards. */
export function PaymentLink({ projectId, className }: Props) {
  const step = usePaymentStep(projectId)
  if (step === 'completed') return <PaidLink projectId={projectId} className={className} />
  if (step !== 'active') return null
  return (
    <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
      {dashboardTexts.statusPage.toPayment}
    </Link>
  )
}
