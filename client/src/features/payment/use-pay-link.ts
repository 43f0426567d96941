import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { PayLinkState } from 'shared/payment/pay-link'
import type { PaymentMethod } from 'shared/payment/transfer'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import { payLinkTokens } from './pay-link-token.ts'

const ASK_AGAIN_MS = 2500
const changing = new Set<PayLinkState>(['begun', 'busy'])

export type OpenedLink = Outputs['payLink']['open']
export type LinkedOrder = NonNullable<OpenedLink['order']>

/** The order behind a link; its token travels in a body, so that it is asked for by a mutation. */
function useOpened(token: string) {
  const { payLink } = trpc.useUtils().client
  const query = useQuery({
    queryKey: ['payLink', token],
    queryFn: () => payLink.open.mutate({ token }),
    refetchInterval: ({ state }) => (state.data && changing.has(state.data.state) ? ASK_AGAIN_MS : false),
  })
  const id = query.data?.id
  useEffect(() => {
    if (id) payLinkTokens.keep(id, token)
  }, [id, token])
  return query
}

/** Pays with a link, once however often it is pressed; what the server refuses shows how the link stands by now. */
export function usePayLink(token: string) {
  const query = useOpened(token)
  const requestIdOf = useRequestId()
  const call = trpc.payLink.pay.useMutation()
  const change = trpc.payLink.changeMethod.useMutation({
    onError: error => showFailure(error),
    onSettled: () => query.refetch(),
  })
  const pay = async (method: PaymentMethod) => {
    const requestId = requestIdOf({ method, state: query.data?.state })
    try {
      const answer = await call.mutateAsync({ token, requestId, method })
      if (answer.state === 'redirect') return location.assign(answer.url)
    } catch (error) {
      showFailure(error, orderTexts.payment.failed)
    }
    await query.refetch()
  }
  return {
    query,
    pay: (method: PaymentMethod) => void pay(method),
    change: () => change.mutate({ token }),
    isBusy: call.isPending || change.isPending,
  }
}

export type PayingWithLink = ReturnType<typeof usePayLink>
