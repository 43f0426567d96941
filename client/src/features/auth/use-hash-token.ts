import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * The token behind the `#` of a mail's link. What is drawn waits until it is `known`, for a prerendered page has none;
 * a press that comes before finds it all the same.
 */
export function useHashToken(): { token: string; known: boolean } {
  const known = useHydrated()
  const [token] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)))
  return { token, known }
}
