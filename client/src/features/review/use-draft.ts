import { useState } from 'react'
import { drafts } from '../../ui/draft.ts'

export interface CommentDraft {
  text: string
  /** The moment that the words were begun at; they stay with it, wherever the video goes on to. */
  atMs: number | null
  isInternal: boolean
}

const EMPTY: CommentDraft = { text: '', atMs: null, isInternal: false }

/** Words that outlive closing and reloading, until they are sent. */
export function useCommentDraft(name: string) {
  const [draft, setDraft] = useState<CommentDraft>(() => ({ ...EMPTY, ...drafts.read(name) }))
  const change = (part: Partial<CommentDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    drafts.keep(name, { ...next })
  }
  const clear = () => {
    setDraft({ ...EMPTY, isInternal: draft.isInternal })
    drafts.drop(name)
  }
  return { draft, change, clear }
}
