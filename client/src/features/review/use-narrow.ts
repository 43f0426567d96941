import { useSyncExternalStore } from 'react'

/** Where film and comments do not fit side by side; the styles of a room turn at the same width. */
const NARROW = '(max-width: 1080px)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether a room shows its parts below each other. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
