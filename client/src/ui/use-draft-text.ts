import { useState } from 'react'
import { drafts } from './browser-storage.ts'

/** Text that outlives leaving and reloading, until it is sent or is as it was at first. */
export function useDraftText(name: string, initial = '') {
  const [text, setText] = useState(() => String(drafts.read(name).text ?? initial))
  const change = (next: string) => {
    setText(next)
    if (next === initial) drafts.drop(name)
    else drafts.save(name, { text: next })
  }
  return [text, change] as const
}
