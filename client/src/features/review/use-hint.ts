import { type PointerEvent, useState } from 'react'

/** Where a pointer is on the line of a film. */
export interface Place {
  ms: number
  /** From 0 to 1. */
  share: number
}

/** The moment of the film under the pointer; a finger has none, it drags the handle. */
export function useHint(durationMs: number) {
  const [at, setAt] = useState<Place>()
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || durationMs === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setAt({ ms: share * durationMs, share })
  }
  return { at, follow, leave: () => setAt(undefined) }
}
