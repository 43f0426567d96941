import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { usePaid, usePaymentStep } from './use-paid.ts'

type Props = {
  projectId: string
  className?: string | undefined
  /** Before the words, which a narrow head hides. */
  sign?: ReactNode
}

/** To what was paid, with its receipt and the way to ask it back; nothing before that. */
export function PaidLink({ projectId, className, sign }: Props) {
  if (!usePaid(projectId)) return null
  return (
    <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
      {sign}
      <span data-label>{paymentTexts.link}</span>
    </Link>
  )
}

/** To the payment where something is due, and to what was paid afterwards. */
export function PaymentLink(props: Props) {
  const { projectId, className, sign } = props
  const step = usePaymentStep(projectId)
  if (step === 'completed') return <PaidLink {...props} />
  if (step !== 'active') return null
  return (
    <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
      {sign}
      <span data-label>{dashboardTexts.statusPage.toPayment}</span>
    </Link>
  )
}
