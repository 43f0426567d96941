import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showFailure } from '../../ui/failure.ts'
import type { Paying } from './use-pay.ts'

type Props = { projectId: string; paying: Paying; hasReturned: boolean }

const ticked = { acceptTerms: true, acceptClauses: true, acceptHigher: true } as const

function useOpenPage({ projectId, paying }: Props) {
  const { payment } = trpc.useUtils().dashboard
  const cancel = trpc.dashboard.payment.cancel.useMutation({
    onSuccess: () => payment.invalidate(),
    onError: error => showFailure(error),
  })
  const resume = () =>
    void paying.pay({ projectId, requestId: paying.requestId, ...ticked }).catch(paying.refuse)
  return { resume, cancel: () => cancel.mutate({ projectId }), busy: cancel.isPending || paying.isAsking }
}

/** A payment that waits at the provider's page: left open, or done there and not yet told to us. */
export function OpenPage(props: Props) {
  const { resume, cancel, busy } = useOpenPage(props)
  const { open, waiting } = paymentTexts
  if (props.hasReturned)
    return (
      <EmptyState title={waiting.title} text={waiting.text}>
        <Button variant="subtle" busy={busy} onClick={resume}>
          {waiting.again}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={open.title} text={open.text}>
      <Button variant="outline" busy={busy} onClick={cancel}>
        {open.cancel}
      </Button>
      <Button busy={busy} onClick={resume}>
        {open.resume}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? dashboardTexts.loading : ''}
      </p>
    </EmptyState>
  )
}
