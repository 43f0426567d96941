import { approvalTexts } from 'shared/messages/it/assets'
import { decideTexts } from 'shared/messages/it/review-decision'
import { trpc } from '../../lib/trpc.ts'
import { attempt } from './attempt.ts'

const texts = decideTexts

interface Approved {
  stillOpen: readonly string[]
  isFilm: boolean
  /** Whether all is paid: only then can anything be downloaded. */
  isPaidInFull: boolean
}

/** Of several, what is still to be approved. */
function approvedWords({ stillOpen, isFilm, isPaidInFull }: Approved) {
  if (stillOpen.length > 0) return { title: approvalTexts.one, text: approvalTexts.stillOpen(stillOpen) }
  const words = isPaidInFull ? texts.approved : texts.approvedUnpaid
  return isFilm ? words : { ...words, title: approvalTexts.one }
}

/** The version that is decided on, and which file of it was looked at. */
export interface Seen {
  deliverableId: string
  fileNumber: number
}

/** What the client decides; the screens that show the project's state are fetched anew. */
export function useDecision() {
  const { dashboard } = trpc.useUtils()
  const refresh = () =>
    Promise.all([
      dashboard.deliverables.invalidate(),
      dashboard.projects.invalidate(),
      dashboard.status.invalidate(),
    ])
  const requestCall = trpc.dashboard.deliverables.requestChanges.useMutation()
  const approveCall = trpc.dashboard.deliverables.approve.useMutation()
  return {
    request: (seen: Seen, text: string | undefined) =>
      attempt(requestCall.mutateAsync({ ...seen, ...(text && { text }) }), {
        done: texts.requested,
        failed: texts.requestFailed,
        refresh,
      }),
    approve: (seen: Seen, approved: Approved) =>
      attempt(approveCall.mutateAsync(seen), {
        done: approvedWords(approved),
        failed: texts.approveFailed,
        refresh,
      }),
    isRequesting: requestCall.isPending,
    isApproving: approveCall.isPending,
  }
}
