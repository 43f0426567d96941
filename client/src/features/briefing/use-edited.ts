import { useState } from 'react'
import { drafts } from '../../ui/draft.ts'

interface Edited {
  text: string
  /** When the recap was written that the person began from; null for one typed by hand, when there was none. */
  seenAt: string | null
}

/**
 * The recap of a project while it is being changed: what is typed outlives leaving and reloading
 * (docs/decisions/drafts.md). Until something is typed it follows what is saved.
 */
export function useEdited(projectId: string, saved: { summary: string; updatedAt: string } | undefined) {
  const name = `recap:${projectId}`
  const [draft, setDraft] = useState(() => draftOf(name))
  const { text, seenAt } = draft ?? { text: saved?.summary ?? '', seenAt: saved?.updatedAt ?? null }
  const keep = (next: Edited) => {
    setDraft(next)
    drafts.keep(name, { ...next })
  }
  const forget = () => {
    setDraft(undefined)
    drafts.drop(name)
  }
  return {
    text,
    seenAt,
    /** Somebody saved another recap since: what is typed here would take its place. */
    overtaken: saved !== undefined && seenAt !== saved.updatedAt,
    change: (next: string) => keep({ text: next, seenAt }),
    /** The other recap was read, and these words shall take its place. */
    insist: () => keep({ text, seenAt: saved?.updatedAt ?? null }),
    forget,
  }
}

function draftOf(name: string): Edited | undefined {
  const { text, seenAt } = drafts.read(name)
  if (typeof text !== 'string') return undefined
  return { text, seenAt: typeof seenAt === 'string' ? seenAt : null }
}
