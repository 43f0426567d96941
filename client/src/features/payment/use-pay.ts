import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import type { Payment } from './payment-screen.tsx'
import { useOutcome } from './use-outcome.ts'

const ASK_AGAIN_MS = 1000

export type Paying = ReturnType<typeof usePay>

/** A transfer takes days: what becomes of it the stream brings. */
const isUnderWay = (payment: Payment | undefined): boolean =>
  !payment?.transfer && (payment?.status === 'processing' || payment?.balance?.status === 'processing')

/** The order, asked for again and again while one of its payments is under way. */
const useOrder = (projectId: string, hasOrder: boolean) =>
  trpc.dashboard.payment.summary.useQuery(
    { projectId },
    {
      enabled: hasOrder,
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_AGAIN_MS : false),
    },
  )

/**
 * Pays what starts the work, once: the server computes the amount, however often the button is pressed. Who has returned
 * from the provider's page waits for the outcome like who has just pressed.
 */
export function usePay(
  projectId: string,
  { hasReturned, hasOrder }: { hasReturned: boolean; hasOrder: boolean },
) {
  const query = useOrder(projectId, hasOrder)
  const { paying, begin } = useOutcome(projectId, query.data?.transfer ? 'open' : query.data?.status, {
    hasReturned,
    screen: '/dashboard/status',
  })
  // Another payment than the one that failed or was given up has another name.
  const requestId = useRequestId()(query.data?.status)
  const { summary } = trpc.useUtils().dashboard.payment
  const call = trpc.dashboard.payment.pay.useMutation()
  const pay = async (input: Inputs['dashboard']['payment']['pay']) => {
    const answer = await call.mutateAsync(input)
    if (answer.state === 'redirect') return location.assign(answer.url)
    if (answer.state === 'transfer') return summary.invalidate({ projectId })
    await begin()
  }
  const showPaymentError = (error: unknown) => showFailure(error, orderTexts.payment.failed)
  return { query, pay, paying, isAsking: call.isPending, showPaymentError, requestId }
}
