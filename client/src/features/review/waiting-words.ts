import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { getMutationKey } from '@trpc/react-query'
import { trpc } from '../../lib/trpc.ts'
import type { Said, ViewerRole } from './review-types.ts'
import { waitingDrafts } from './waiting-drafts.ts'

/** A comment waits for the connection instead of failing; the list shows it meanwhile. */
export const OFFLINE_MUTATION_OPTIONS = { networkMode: 'online' } as const

function keyOf(side: ViewerRole) {
  if (side === 'guest') return getMutationKey(trpc.guestReview.comment)
  return getMutationKey((side === 'team' ? trpc.team : trpc.dashboard).deliverables.comment)
}

/** What was said on a version without a connection, in the order in which it will be sent. */
export function useWaitingWords(side: ViewerRole, deliverableId: string) {
  const cache = useQueryClient().getMutationCache()
  return useMutationState({
    filters: { mutationKey: keyOf(side), status: 'pending' },
    select: mutation => {
      const said = mutation.state.variables as Said
      const discard = () => {
        cache.remove(mutation)
        waitingDrafts.drop(said)
      }
      return { id: mutation.mutationId, isPaused: mutation.state.isPaused, said, discard }
    },
  }).filter(({ isPaused, said }) => isPaused && said.deliverableId === deliverableId)
}

export type WaitingWords = ReturnType<typeof useWaitingWords>[number]
