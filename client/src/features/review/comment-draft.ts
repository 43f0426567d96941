export interface CommentDraft {
  text: string
  /** The moment that the words were begun at; they stay with it, wherever the video goes on to. */
  atMs: number | null
  /** The last frame, where they are about a stretch. */
  untilMs: number | null
  isInternal: boolean
}

type Returned = { text: string; atMs: number; untilMs?: number; internal?: boolean }

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
    isInternal: kept.isInternal || returned.some(({ internal }) => internal === true),
  }
}
