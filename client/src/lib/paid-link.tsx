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

const ToPayment = ({ projectId, className, sign, words }: Props & { words: string }) => (
  <Link to="/dashboard/payment" search={{ project: projectId }} className={className}>
    {sign}
    <span data-label>{words}</span>
  </Link>
)

/** To what was paid, with its receipt and the way to ask it back; nothing before that. */
export const PaidLink = (props: Props) =>
  usePaid(props.projectId) ? <ToPayment {...props} words={paymentTexts.link} /> : null

/** To the payment where something is due, and to what was paid afterwards. */
export function PaymentLink(props: Props) {
  const step = usePaymentStep(props.projectId)
  if (step === 'completed') return <PaidLink {...props} />
  if (step !== 'active') return null
  return <ToPayment {...props} words={dashboardTexts.statusPage.toPayment} />
}
