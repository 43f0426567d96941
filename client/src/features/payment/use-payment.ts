import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import type { Payment } from './payment-screen.tsx'

const REFETCH_MS = 1000

const texts = orderTexts.payment

export const showPaymentError = (error: unknown) => showErrorToast(error, texts.failed)

type Status = Payment['status'] | undefined
type PollingOptions = { hasReturned: boolean; screen: '/dashboard/status' | '/dashboard/downloads' }

/**
 * Follows a payment in progress until it is paid or failed. The live stream reports the outcome; polling covers a lost
 * event. A client who returns from the provider's page waits like one who has just pressed the button.
 */
export function usePaymentPolling(
  projectId: string,
  status: Status,
  { hasReturned, screen }: PollingOptions,
) {
  const [started, setStarted] = useState(false)
  const [wasProcessing, setWasProcessing] = useState(hasReturned)
  if (status === 'processing' && !wasProcessing) setWasProcessing(true)
  if (status === 'open' && wasProcessing) setWasProcessing(false)
  const paying = started || wasProcessing
  const navigate = useNavigate()
  const { dashboard } = trpc.useUtils()
  const end = (outcome: Status) => {
    setStarted(false)
    setWasProcessing(false)
    if (outcome === 'failed') return showToast({ variant: 'error', ...texts.failed })
    showToast({ title: texts.ok, text: texts.okText })
    void dashboard.invalidate()
    void navigate({ to: screen, search: { project: projectId } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the state changes, not when a callback does
  useEffect(() => {
    if (paying && (status === 'paid' || status === 'failed')) end(status)
  }, [paying, status])
  const begin = async () => {
    await dashboard.payment.summary.invalidate({ projectId })
    setStarted(true)
  }
  return { paying, begin }
}

/** Returns true if the payment is polled; bank transfers take days and are reported by the live stream. */
const isInProgress = (payment: Payment | undefined): boolean =>
  !payment?.transfer && (payment?.status === 'processing' || payment?.balance?.status === 'processing')

type PayOptions = { hasReturned: boolean; hasOrder: boolean }

/**
 * Loads the order, polled while a payment is in progress, and pays what starts the work. The server sets the amount.
 */
export function usePay(projectId: string, { hasReturned, hasOrder }: PayOptions) {
  const query = trpc.dashboard.payment.summary.useQuery(
    { projectId },
    { enabled: hasOrder, refetchInterval: ({ state }) => (isInProgress(state.data) ? REFETCH_MS : false) },
  )
  const { paying, begin } = usePaymentPolling(projectId, query.data?.transfer ? 'open' : query.data?.status, {
    hasReturned,
    screen: '/dashboard/status',
  })
  // A payment after a failed or cancelled one is another request.
  const requestId = useIdempotencyKey()(query.data?.status)
  const { payment, status } = trpc.useUtils().dashboard
  const call = trpc.dashboard.payment.pay.useMutation()
  const pay = async (input: Inputs['dashboard']['payment']['pay']) => {
    const answer = await call.mutateAsync(input)
    if (answer.state === 'redirect') return location.assign(answer.url)
    if (answer.state === 'transfer') {
      void status.invalidate()
      return payment.summary.invalidate({ projectId })
    }
    await begin()
  }
  return { query, pay, paying, isAsking: call.isPending, requestId }
}

export type Paying = ReturnType<typeof usePay>

/** Cancels the payment in progress, so that another one can begin. */
export function useCancel(projectId: string) {
  const { payment, status } = trpc.useUtils().dashboard
  const cancel = trpc.dashboard.payment.cancel.useMutation({
    onSettled: () => {
      void status.invalidate()
      return payment.invalidate()
    },
    onError: error => showErrorToast(error),
  })
  return { cancel: () => cancel.mutate({ projectId }), isCancelling: cancel.isPending }
}

export type Cancelling = ReturnType<typeof useCancel>

export function useCancelExtra(proposalId: string): Cancelling {
  const { dashboard } = trpc.useUtils()
  const cancel = trpc.dashboard.payment.cancelExtra.useMutation({
    onSettled: () => dashboard.proposals.invalidate(),
    onError: error => showErrorToast(error),
  })
  return { cancel: () => cancel.mutate({ proposalId }), isCancelling: cancel.isPending }
}
