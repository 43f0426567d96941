import { useNavigate } from '@tanstack/react-router'
import { proposalTexts } from 'shared/messages/it/proposals'
import type { ProposalKind } from 'shared/proposals/proposal'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = proposalTexts.client

/** Says yes, and goes where what follows is paid; a quote leads to itself, as it holds from now on. */
export function useAccept(projectId: string) {
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const call = trpc.dashboard.proposals.accept.useMutation({ onSettled: () => dashboard.invalidate() })
  const accept = (id: string, kind: ProposalKind) =>
    call.mutate(
      { id },
      {
        onSuccess: () => {
          showToast({ title: texts.accepted[kind] })
          const to = kind === 'quote' ? '/dashboard/quote' : '/dashboard/payment'
          void navigate({ to, search: { project: projectId } })
        },
        onError: error => showFailure(error, { text: texts.failed }),
      },
    )
  return { accept, isAccepting: call.isPending }
}
