import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type Overlay, overlayStore, overlays } from './overlays.ts'

/** What a window needs that shows some of the overlays: which of them is open, and its code when somebody comes near. */
export function useOverlay(own: readonly Overlay[], warmUp: () => void) {
  const { open, warm } = useStore(overlayStore)
  const isWarm = own.some(overlay => warm.has(overlay))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody comes near
  useEffect(() => {
    if (isWarm) warmUp()
  }, [isWarm])
  return { open, opened: open !== null && own.includes(open), onClose: overlays.close }
}
