import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { useCan } from './capabilities.ts'
import { trpc } from './trpc.ts'

/** Returns the payment state of a project, as its status screen has it; undefined until it is loaded. */
function usePaymentStepState(projectId: string) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data?.steps.find(step => step.code === 'payment')?.state
}

/** Returns the unpaid part of the project's price in cents; undefined while loading and for users who may not pay. */
export function useOutstandingBalance(projectId: string) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data && { isPaidInFull: data.isPaidInFull, balance: data.balance }
}

/** Returns true once the project is paid and has a brief, which is read-only from then on; false while it loads. */
export function useBriefClosed(projectId: string): boolean {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  const isDone = (code: string) => data?.steps.find(step => step.code === code)?.state === 'completed'
  return isDone('payment') && isDone('brief')
}

/** Returns true once the project is paid, when its quote is final; false while it loads. */
export const useIsPaid = (projectId: string): boolean => usePaymentStepState(projectId) === 'completed'

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
export function PaidPageLink(props: Props) {
  const can = useCan()
  return useIsPaid(props.projectId) && can('order') ? (
    <ToPayment {...props} words={paymentTexts.link} />
  ) : null
}

/** Links to the payment page while a payment is due, and after it. */
export function PaymentPageLink(props: Props) {
  const step = usePaymentStepState(props.projectId)
  const can = useCan()
  if (!can('order')) return null
  if (step === 'completed') return <PaidPageLink {...props} />
  if (step !== 'active') return null
  return <ToPayment {...props} words={dashboardTexts.statusPage.toPayment} />
}
