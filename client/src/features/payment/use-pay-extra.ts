import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { PaymentMethod } from 'shared/payment/transfer'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import type { Extra } from './additional-charges.tsx'

/** Pays once, however often it is pressed; a page of the provider that was left open is found again. */
export function usePayExtra({ id: proposalId, payment }: Extra) {
  const { dashboard } = trpc.useUtils()
  // Another payment than the one that failed or was given up has another name.
  const requestId = useRequestId()(payment)
  const call = trpc.dashboard.payment.payExtra.useMutation({
    onSuccess: answer => {
      if (answer.state === 'redirect') location.assign(answer.url)
    },
    onError: error => showFailure(error, orderTexts.payment.failed),
    onSettled: () => dashboard.proposals.invalidate(),
  })
  const pay = (method: PaymentMethod) => call.mutate({ proposalId, requestId, method })
  return { pay, isAsking: call.isPending }
}
