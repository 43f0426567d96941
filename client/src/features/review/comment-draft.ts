import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { COMMENT_FILES_MAX } from 'shared/deliverables/comment-rules'
import { drafts } from '../../ui/draft.ts'
import { drawingName } from './drawing-board.ts'
import { draftName, interruptedDrafts } from './offline-comments.ts'
import type { CommentInput, CommentMutations } from './review-model.ts'

/** What is kept for a form, with the words that could not be said. */
function restore(name: string, said: CommentInput[]): CommentDraft {
  const kept: CommentDraft = { ...EMPTY_DRAFT, ...drafts.read(name) }
  if (said.length === 0) return kept
  for (const { deliverableId, drawing: shapes, atMs } of said)
    if (shapes) drafts.keep(drawingName(deliverableId), { shapes, atMs })
  const next = withRestored(kept, said)
  drafts.keep(name, { ...next })
  return next
}

/** Words that outlive closing and reloading, until they are sent. */
export function useCommentDraft(name: string) {
  const [draft, setDraft] = useState<CommentDraft>(() => restore(name, interruptedDrafts.takeStopped(name)))
  /** What depends on what stands there says how: files arrive while somebody types. */
  const change = (part: Partial<CommentDraft> | ((before: CommentDraft) => Partial<CommentDraft>)) =>
    setDraft(before => {
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
      drafts.keep(name, { ...next })
      return next
    })
  const leave = ({ text, files = [] }: Pick<CommentInput, 'text' | 'files'>) =>
    change(before => removeSentText(before, { text, files }))
  return { draft, change, leave, giveBack: (said: CommentInput) => setDraft(restore(name, [said])) }
}

/** A form of words: said at once, or, without a connection, as soon as it is back; `onReturned` if that fails. */
export function useSubmitComment(
  mutations: CommentMutations,
  where: Pick<CommentInput, 'deliverableId' | 'parentId'>,
  onReturned?: () => void,
) {
  const [busy, setBusy] = useState(false)
  const { draft, change, leave, giveBack } = useCommentDraft(draftName(where))
  const sayLater = async (said: CommentInput) => {
    const saying = mutations.comment(said)
    interruptedDrafts.add(said)
    leave(said)
    const isSaid = await saying
    interruptedDrafts.drop(said)
    if (isSaid) return
    giveBack(said)
    onReturned?.()
  }
  /** @returns whether the words have left the form. */
  const say = async (
    words: Omit<CommentInput, 'deliverableId' | 'parentId' | 'text' | 'files'>,
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
    const isSaid = await mutations.comment(said)
    if (isSaid) leave(said)
    setBusy(false)
    return isSaid
  }
  return { draft, change, say, busy }
}

/** A file that has arrived, and waits for its comment. */
export interface AttachedFile {
  uploadId: string
  fileName: string
  fileSize: number
}

export interface CommentDraft {
  text: string
  /** The moment that the words were begun at; they stay with it, wherever the video goes on to. */
  atMs: number | null
  /** The last frame, where they are about a stretch. */
  untilMs: number | null
  isInternal: boolean
  files: AttachedFile[]
}

export const EMPTY_DRAFT: CommentDraft = {
  text: '',
  atMs: null,
  untilMs: null,
  isInternal: false,
  files: [],
}

/**
 * A draft whose words have left: empty, but for what was typed behind them while they were on their way. Empty it is for
 * the client again, unless it is marked anew; what was typed meanwhile keeps its mark.
 */
export function removeSentText(
  kept: CommentDraft,
  { text, files }: Pick<CommentDraft, 'text' | 'files'>,
): CommentDraft {
  const before = kept.text.trimStart()
  const rest = (before.startsWith(text) ? before.slice(text.length) : before).trimStart()
  const left = kept.files.filter(({ uploadId }) => !files.some(file => file.uploadId === uploadId))
  return {
    ...EMPTY_DRAFT,
    text: rest,
    files: left,
    isInternal: kept.isInternal && (rest !== '' || left.length > 0),
  }
}

type RestoredDraft = Pick<CommentDraft, 'text'> & {
  atMs: number
  untilMs?: number
  internal?: boolean
  files?: AttachedFile[]
}

const draftNameOf = (kept: CommentDraft, returned: RestoredDraft | undefined) =>
  returned
    ? { atMs: returned.atMs, untilMs: returned.untilMs ?? null }
    : { atMs: kept.atMs, untilMs: kept.untilMs }

/**
 * A draft with words that could not be said above what was typed meanwhile, at what the first is about. It is internal
 * as soon as one part of it is: nothing that was written for the team may reach the client this way.
 */
export function withRestored(kept: CommentDraft, returned: readonly RestoredDraft[]): CommentDraft {
  return {
    text: [...returned.map(({ text }) => text), kept.text].filter(Boolean).join('\n\n'),
    ...draftNameOf(kept, returned[0]),
    files: [...returned.flatMap(({ files = [] }) => files), ...kept.files].slice(0, COMMENT_FILES_MAX),
    isInternal: kept.isInternal || returned.some(({ internal }) => internal === true),
  }
}
