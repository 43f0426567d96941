import { COMMENT_FILES_MAX } from 'shared/deliverables/comment-rules'

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
export function withoutSaid(
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

type Returned = Pick<CommentDraft, 'text'> & {
  atMs: number
  untilMs?: number
  internal?: boolean
  files?: AttachedFile[]
}

const whereOf = (kept: CommentDraft, returned: Returned | undefined) =>
  returned
    ? { atMs: returned.atMs, untilMs: returned.untilMs ?? null }
    : { atMs: kept.atMs, untilMs: kept.untilMs }

/**
 * A draft with words that could not be said above what was typed meanwhile, at what the first is about. It is internal
 * as soon as one part of it is: nothing that was written for the team may reach the client this way.
 */
export function withReturned(kept: CommentDraft, returned: readonly Returned[]): CommentDraft {
  return {
    text: [...returned.map(({ text }) => text), kept.text].filter(Boolean).join('\n\n'),
    ...whereOf(kept, returned[0]),
    files: [...returned.flatMap(({ files = [] }) => files), ...kept.files].slice(0, COMMENT_FILES_MAX),
    isInternal: kept.isInternal || returned.some(({ internal }) => internal === true),
  }
}
