import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = reviewTexts.decide

/** What the client decides; the screens that show the project's state are fetched anew. */
export function useDecision() {
  const { dashboard } = trpc.useUtils()
  const settled = async () => {
    await Promise.all([
      dashboard.deliverables.invalidate(),
      dashboard.projects.invalidate(),
      dashboard.status.invalidate(),
    ])
  }
  const requestCall = trpc.dashboard.deliverables.requestChanges.useMutation()
  const approveCall = trpc.dashboard.deliverables.approve.useMutation()
  const tell = async (call: Promise<unknown>, done: { title: string; text: string }, failed: string) => {
    try {
      await call
      showToast(done)
      return true
    } catch (error) {
      showFailure(error, { text: failed })
      return false
    } finally {
      await settled()
    }
  }
  return {
    request: (deliverableId: string, text: string | undefined) =>
      tell(
        requestCall.mutateAsync({ deliverableId, ...(text && { text }) }),
        texts.requested,
        texts.requestFailed,
      ),
    approve: (deliverableId: string) =>
      tell(approveCall.mutateAsync({ deliverableId }), texts.approved, texts.approveFailed),
    isRequesting: requestCall.isPending,
    isApproving: approveCall.isPending,
  }
}
