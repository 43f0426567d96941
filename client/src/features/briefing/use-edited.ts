import { useState } from 'react'
import { drafts } from '../../ui/draft.ts'

/** The recap of a project while it is being changed: what is typed outlives leaving and reloading (decision 45). */
export function useEdited(projectId: string, saved: string) {
  const name = `recap:${projectId}`
  const [text, setText] = useState(() => String(drafts.read(name).text ?? saved))
  const change = (next: string) => {
    setText(next)
    drafts.keep(name, { text: next })
  }
  return { text, change, forget: () => drafts.drop(name) }
}
