export interface CommentDraft {
  text: string
  /** The moment that the words were begun at; they stay with it, wherever the video goes on to. */
  atMs: number | null
  isInternal: boolean
}

type Returned = { text: string; atMs: number; internal?: boolean }

/**
 * A draft with words that could not be said above what was typed meanwhile, at the moment of the first. It is internal
 * as soon as one part of it is: nothing that was written for the team may reach the client this way.
 */
export function withReturned(kept: CommentDraft, returned: readonly Returned[]): CommentDraft {
  return {
    text: [...returned.map(({ text }) => text), kept.text].filter(Boolean).join('\n\n'),
    atMs: returned[0]?.atMs ?? kept.atMs,
    isInternal: kept.isInternal || returned.some(({ internal }) => internal === true),
  }
}
