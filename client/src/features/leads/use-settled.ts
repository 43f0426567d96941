import { useEffect, useState } from 'react'

const REST_MS = 2500

/** A text that changes only once it has rested for a while: for those who hear the screen. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
