import { useRef } from 'react'

/** One id for one content, so that sending the same twice acts once; changed content is another request. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', id: '' })
  return (input: unknown): string => {
    const content = JSON.stringify(input)
    if (content !== last.current.content) last.current = { content, id: crypto.randomUUID() }
    return last.current.id
  }
}
