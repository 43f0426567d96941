import { type PointerEvent, useState } from 'react'

/** Where a pointer is on the line of a film. */
export interface Place {
  ms: number
  /** From 0 to 1. */
  share: number
}

/** Tracks the moment of the film under the pointer; undefined for touch, which drags the handle. */
export function useScrubPreview(durationMs: number) {
  const [at, setAt] = useState<Place>()
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || durationMs === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setAt({ ms: share * durationMs, share })
  }
  return { at, follow, leave: () => setAt(undefined) }
}
