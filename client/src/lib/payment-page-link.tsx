import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { useIsPaid, usePaymentStepState } from './use-paid.ts'

type Props = {
  projectId: string
  className?: string | undefined
  /** Before the words, which a narrow head hides. */
  sign?: ReactNode
}

const ToPayment = ({ projectId, className, sign, words }: Props & { words: string }) => (
  <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
    {sign}
    <span data-label>{words}</span>
  </Link>
)

/** Links to the payment page once the order is paid: receipt and refund request. Renders nothing before that. */
export const PaidPageLink = (props: Props) =>
  useIsPaid(props.projectId) ? <ToPayment {...props} words={paymentTexts.link} /> : null

/** Links to the payment page while a payment is due, and after it. */
export function PaymentPageLink(props: Props) {
  const step = usePaymentStepState(props.projectId)
  if (step === 'completed') return <PaidPageLink {...props} />
  if (step !== 'active') return null
  return <ToPayment {...props} words={dashboardTexts.statusPage.toPayment} />
}
