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

/**
 * Reason why the server refuses changes of quote and brief: the order is paid, its transfer is announced, or its payment
 * is open at the provider.
 */
type OrderLock = 'paid' | 'transfer' | 'checkout'

/** Returns why the quote can no longer be changed; null while it can, and while it loads. */
export function useQuoteLock(projectId: string): OrderLock | null {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  if (data?.steps.find(step => step.code === 'payment')?.state === 'completed') return 'paid'
  if (data?.awaitsTransfer) return 'transfer'
  return data?.isCheckoutOpen ? 'checkout' : null
}

/** Returns why the brief can no longer be changed; null without a brief, which can be given after payment. */
export function useBriefLock(projectId: string): OrderLock | null {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  const lock = useQuoteLock(projectId)
  return data?.steps.find(step => step.code === 'brief')?.state === 'completed' ? lock : null
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
