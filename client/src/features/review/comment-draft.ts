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
