import { approvalTexts } from 'shared/messages/it/assets'
import { decideTexts } from 'shared/messages/it/review-decision'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = decideTexts

interface Approved {
  stillOpen: readonly string[]
  isFilm: boolean
}

/** Of several, what is still to be approved. */
function approvedWords({ stillOpen, isFilm }: Approved) {
  if (stillOpen.length > 0) return { title: approvalTexts.one, text: approvalTexts.stillOpen(stillOpen) }
  return isFilm ? texts.approved : { ...texts.approved, title: approvalTexts.one }
}

/** The version that is decided on, and which file of it was looked at. */
export interface Seen {
  deliverableId: string
  fileNumber: number
}

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
    request: (seen: Seen, text: string | undefined) =>
      tell(requestCall.mutateAsync({ ...seen, ...(text && { text }) }), texts.requested, texts.requestFailed),
    approve: (seen: Seen, approved: Approved) =>
      tell(approveCall.mutateAsync(seen), approvedWords(approved), texts.approveFailed),
    isRequesting: requestCall.isPending,
    isApproving: approveCall.isPending,
  }
}
