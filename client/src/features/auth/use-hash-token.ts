import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The token behind the `#` of a mail's link; not known while the page is prerendered. */
export function useHashToken(): { token: string; known: boolean } {
  const known = useHydrated()
  const [token] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)))
  return { token: known ? token : '', known }
}
