import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { drafts } from '../../ui/draft.ts'
import { type CommentDraft, EMPTY_DRAFT, withoutSaid, withReturned } from './comment-draft.ts'
import { drawingName } from './drawing-board.ts'
import type { ReviewActs, Said } from './review-types.ts'
import { draftName, waitingDrafts } from './waiting-drafts.ts'

/** What is kept for a form, with the words that could not be said. */
function restore(name: string, said: Said[]): CommentDraft {
  const kept: CommentDraft = { ...EMPTY_DRAFT, ...drafts.read(name) }
  if (said.length === 0) return kept
  for (const { deliverableId, drawing: shapes, atMs } of said)
    if (shapes) drafts.keep(drawingName(deliverableId), { shapes, atMs })
  const next = withReturned(kept, said)
  drafts.keep(name, { ...next })
  return next
}

/** Words that outlive closing and reloading, until they are sent. */
export function useCommentDraft(name: string) {
  const [draft, setDraft] = useState<CommentDraft>(() => restore(name, waitingDrafts.takeStopped(name)))
  /** What depends on what stands there says how: files arrive while somebody types. */
  const change = (part: Partial<CommentDraft> | ((before: CommentDraft) => Partial<CommentDraft>)) =>
    setDraft(before => {
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
      drafts.keep(name, { ...next })
      return next
    })
  const leave = ({ text, files = [] }: Pick<Said, 'text' | 'files'>) =>
    change(before => withoutSaid(before, { text, files }))
  return { draft, change, leave, giveBack: (said: Said) => setDraft(restore(name, [said])) }
}

/** A form of words: said at once, or, without a connection, as soon as it is back; `onReturned` if that fails. */
export function useSaying(
  acts: ReviewActs,
  where: Pick<Said, 'deliverableId' | 'parentId'>,
  onReturned?: () => void,
) {
  const [busy, setBusy] = useState(false)
  const { draft, change, leave, giveBack } = useCommentDraft(draftName(where))
  const sayLater = async (said: Said) => {
    const saying = acts.comment(said)
    waitingDrafts.add(said)
    leave(said)
    const isSaid = await saying
    waitingDrafts.drop(said)
    if (isSaid) return
    giveBack(said)
    onReturned?.()
  }
  /** @returns whether the words have left the form. */
  const say = async (
    words: Omit<Said, 'deliverableId' | 'parentId' | 'text' | 'files'>,
  ): Promise<boolean> => {
    const text = draft.text.trim()
    if (text === '' || busy) return false
    const { files } = draft
    const said = { ...where, ...words, text, ...(files.length > 0 && { files }) }
    if (!onlineManager.isOnline()) {
      void sayLater(said)
      return true
    }
    setBusy(true)
    const isSaid = await acts.comment(said)
    if (isSaid) leave(said)
    setBusy(false)
    return isSaid
  }
  return { draft, change, say, busy }
}
