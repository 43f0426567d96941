import { useState } from 'react'
import { drafts } from './browser-storage.ts'

/** Text that outlives leaving and reloading, until it is sent. */
export function useDraftText(name: string) {
  const [text, setText] = useState(() => String(drafts.read(name).text ?? ''))
  const change = (next: string) => {
    setText(next)
    if (next === '') drafts.drop(name)
    else drafts.save(name, { text: next })
  }
  return [text, change] as const
}
