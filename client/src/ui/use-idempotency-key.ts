import { useRef } from 'react'

/** Returns a function that gives the idempotency key of an input; a changed input gets a new key. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', id: '' })
  return (input: unknown): string => {
    const content = JSON.stringify(input)
    if (content !== last.current.content) last.current = { content, id: crypto.randomUUID() }
    return last.current.id
  }
}
