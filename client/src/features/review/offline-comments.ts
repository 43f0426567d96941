import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { getMutationKey } from '@trpc/react-query'
import { onSessionEnd } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { drafts } from '../../ui/browser-storage.ts'
import type { CommentInput, ViewerRole } from './review-model.ts'

/** Returns the storage key of a form's draft: one per version, and one per reply. */
export const draftName = ({ deliverableId, parentId }: Pick<CommentInput, 'deliverableId' | 'parentId'>) =>
  parentId ? `reply:${parentId}` : `comment:${deliverableId}`

const storeName = (name: string) => `waiting:${name}`
const read = (name: string) => (drafts.read(storeName(name)).said ?? []) as CommentInput[]

function save(name: string, comments: CommentInput[]): void {
  if (comments.length === 0) drafts.drop(storeName(name))
  else drafts.save(storeName(name), { said: comments })
}

/** Forms whose comments this page will send. After a reload nothing sends them: they are restored into their form. */
const savedInThisPage = new Set<string>()
onSessionEnd(() => savedInThisPage.clear())

/** Stores comments that wait for the connection until they are sent, discarded or restored into their form. */
export const interruptedDrafts = {
  add(comment: CommentInput): void {
    const name = draftName(comment)
    savedInThisPage.add(name)
    save(name, [...read(name), comment])
  },
  drop(comment: CommentInput): void {
    const name = draftName(comment)
    const at = read(name).findIndex(({ text, atMs }) => text === comment.text && atMs === comment.atMs)
    save(
      name,
      read(name).filter((_, index) => index !== at),
    )
  },
  /** Returns and removes the comments whose sending a reload interrupted. */
  takeStopped(name: string): CommentInput[] {
    if (savedInThisPage.has(name)) return []
    const stopped = read(name)
    save(name, [])
    return stopped
  },
}

/** Makes a comment wait for the connection instead of failing. The list shows it meanwhile. */
export const OFFLINE_MUTATION_OPTIONS = { networkMode: 'online' } as const

function keyOf(viewer: ViewerRole) {
  if (viewer === 'guest') return getMutationKey(trpc.guestReview.comment)
  return getMutationKey((viewer === 'team' ? trpc.team : trpc.dashboard).deliverables.comment)
}

/** Returns the comments on a version that wait for the connection, in sending order. */
export function useOfflineComments(viewer: ViewerRole, deliverableId: string) {
  const cache = useQueryClient().getMutationCache()
  return useMutationState({
    filters: { mutationKey: keyOf(viewer), status: 'pending' },
    select: mutation => {
      const comment = mutation.state.variables as CommentInput
      const discard = () => {
        cache.remove(mutation)
        interruptedDrafts.drop(comment)
      }
      return { id: mutation.mutationId, isPaused: mutation.state.isPaused, comment, discard }
    },
  }).filter(({ isPaused, comment }) => isPaused && comment.deliverableId === deliverableId)
}

export type OfflineComment = ReturnType<typeof useOfflineComments>[number]
