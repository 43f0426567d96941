import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'

/** Gives up the payment of what was accepted apart. */
export function useCancelExtra(proposalId: string) {
  const { dashboard } = trpc.useUtils()
  const cancel = trpc.dashboard.payment.cancelExtra.useMutation({
    onSettled: () => dashboard.proposals.invalidate(),
    onError: error => showFailure(error),
  })
  return { cancel: () => cancel.mutate({ proposalId }), isCancelling: cancel.isPending }
}

/** Gives up the payment that is under way, so that another one can begin. */
export function useCancel(projectId: string) {
  const { payment } = trpc.useUtils().dashboard
  const cancel = trpc.dashboard.payment.cancel.useMutation({
    onSettled: () => payment.invalidate(),
    onError: error => showFailure(error),
  })
  return { cancel: () => cancel.mutate({ projectId }), isCancelling: cancel.isPending }
}

export type Cancelling = ReturnType<typeof useCancel>
