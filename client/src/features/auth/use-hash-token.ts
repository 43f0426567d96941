import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * Returns the token behind the `#` of a mail's link. Rendering waits until it is `known`, because a prerendered page
 * has none; a press before hydration finds it nevertheless.
 */
export function useHashToken(): { token: string; known: boolean } {
  const known = useHydrated()
  const [token] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)))
  return { token, known }
}
