import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query'
import { getMutationKey } from '@trpc/react-query'
import { useState } from 'react'
import { COMMENT_FILES_MAX } from 'shared/deliverables/comments'
import { onSessionEnd } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import type { AttachedFile } from '../../lib/use-file-uploads.ts'
import { drafts } from '../../ui/browser-storage.ts'
import { drawingName } from './drawing-board.ts'
import { type CommentInput, type ReviewVersion, useReview, type ViewerRole } from './review-model.ts'

const replyDraftName = (parentId: string) => `reply:${parentId}`

/** Returns the storage key of a form's draft: one per version, and one per reply. */
const draftName = ({ deliverableId, parentId }: Pick<CommentInput, 'deliverableId' | 'parentId'>) =>
  parentId ? replyDraftName(parentId) : `comment:${deliverableId}`

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
const interruptedDrafts = {
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
export function useOfflineComments(deliverableId: string) {
  const { viewer } = useReview()
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

const readDraft = (name: string): CommentDraft => ({ ...EMPTY_DRAFT, ...drafts.read(name) })

/** Returns the stored draft of a form, with the text of comments that failed to send. */
function restore(name: string, comment: CommentInput[]): CommentDraft {
  const kept = readDraft(name)
  if (comment.length === 0) return kept
  for (const { deliverableId, drawing: shapes, atMs } of comment)
    if (shapes) drafts.save(drawingName(deliverableId), { shapes, atMs })
  const next = withRestored(kept, comment)
  drafts.save(name, { ...next })
  return next
}

/** Returns true if a reply to a comment was typed, or was to be sent, before a reload. */
export function hasReplyDraft(parentId: string): boolean {
  const name = replyDraftName(parentId)
  return Boolean(drafts.read(name).text) || (!savedInThisPage.has(name) && read(name).length > 0)
}

/**
 * Moves what was typed about versions that take no more comments to the one that does, without their times of the film.
 * Returns true if there was a comment; the closing words are shown when they are asked for.
 */
export function adoptFormerDrafts(
  version: Pick<ReviewVersion, 'id'>,
  versions: readonly Pick<ReviewVersion, 'id' | 'mayComment'>[],
): boolean {
  const former = versions.filter(({ id, mayComment }) => id !== version.id && !mayComment)
  const hasMoved = (kind: 'comment' | 'closing') => {
    const left = former.flatMap(({ id }) => {
      const { text, files, isInternal } = readDraft(`${kind}:${id}`)
      drafts.drop(`${kind}:${id}`)
      return text || files.length > 0 ? [{ text, files, internal: isInternal, atMs: null }] : []
    })
    const name = `${kind}:${version.id}`
    if (left.length > 0) drafts.save(name, { ...withRestored(readDraft(name), left) })
    return left.length > 0
  }
  hasMoved('closing')
  return hasMoved('comment')
}

/** Keeps a form's draft in session storage until it is sent. */
export function useCommentDraft(name: string) {
  const [draft, setDraft] = useState<CommentDraft>(() => restore(name, interruptedDrafts.takeStopped(name)))
  /** Takes a function where the change depends on the draft: files arrive while the user types. */
  const change = (part: Partial<CommentDraft> | ((before: CommentDraft) => Partial<CommentDraft>)) =>
    setDraft(before => {
      const next = { ...before, requestId: undefined, ...(typeof part === 'function' ? part(before) : part) }
      drafts.save(name, { ...next })
      return next
    })
  const leave = ({ text, files = [] }: Pick<CommentInput, 'text' | 'files'>) =>
    change(before => removeSentText(before, { text, files }))
  return {
    draft,
    change,
    leave,
    restoreFailed: (comment: CommentInput) => setDraft(restore(name, [comment])),
  }
}

/** Submits a comment at once or, offline, once the connection is back. `onReturned` is called if that fails. */
export function useSubmitComment(
  where: Pick<CommentInput, 'deliverableId' | 'parentId'>,
  onReturned?: () => void,
) {
  const { mutations } = useReview()
  const [busy, setBusy] = useState(false)
  const { draft, change, leave, restoreFailed } = useCommentDraft(draftName(where))
  const send = ({ files, ...comment }: CommentInput) =>
    mutations.comment({ ...comment, uploadIds: files?.map(({ uploadId }) => uploadId) })
  const submitOffline = async (comment: CommentInput) => {
    const sending = send(comment)
    interruptedDrafts.add(comment)
    leave(comment)
    const isSent = await sending
    interruptedDrafts.drop(comment)
    if (isSent) return
    restoreFailed(comment)
    onReturned?.()
  }
  /** Resolves to true once the form may be emptied. */
  const submit = async (
    target: Omit<CommentInput, 'deliverableId' | 'parentId' | 'text' | 'files'>,
  ): Promise<boolean> => {
    const text = draft.text.trim()
    if (text === '' || busy) return false
    const { files } = draft
    const { requestId = crypto.randomUUID() } = draft
    const comment = { ...where, ...target, text, requestId, ...(files.length > 0 && { files }) }
    if (!onlineManager.isOnline()) {
      void submitOffline(comment)
      return true
    }
    change({ requestId })
    setBusy(true)
    const isSent = await send(comment)
    if (isSent) leave(comment)
    setBusy(false)
    return isSent
  }
  return { draft, change, submit, busy }
}

export interface CommentDraft {
  text: string
  /** The time at which typing began, kept while the video plays on. */
  atMs: number | null
  /** The last frame of a range. */
  untilMs: number | null
  isInternal: boolean
  files: AttachedFile[]
  /** Idempotency key, set once sending was tried; a change removes it. The server compares time and drawing, too. */
  requestId?: string | undefined
}

export const EMPTY_DRAFT: CommentDraft = {
  text: '',
  atMs: null,
  untilMs: null,
  isInternal: false,
  files: [],
}

/**
 * Removes the sent text from a draft, and keeps what was typed behind it meanwhile. An empty draft is for the client
 * again; otherwise it keeps its mark as internal.
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

type RestoredDraft = Pick<CommentInput, 'text' | 'untilMs' | 'internal' | 'files' | 'requestId'> & {
  atMs: number | null
}

/**
 * Puts texts that failed to send above what was typed meanwhile, with the time and range of the first. The draft is
 * internal as soon as one part is: nothing written for the team may reach the client.
 */
export function withRestored(kept: CommentDraft, returned: readonly RestoredDraft[]): CommentDraft {
  const { atMs, untilMs = null, requestId } = returned[0] ?? kept
  const isUnchanged = returned.length === 1 && kept.text === '' && kept.files.length === 0
  return {
    text: [...returned.map(({ text }) => text), kept.text].filter(Boolean).join('\n\n'),
    atMs,
    untilMs,
    files: [...returned.flatMap(({ files = [] }) => files), ...kept.files].slice(0, COMMENT_FILES_MAX),
    isInternal: kept.isInternal || returned.some(({ internal }) => internal === true),
    ...(isUnchanged && { requestId }),
  }
}
