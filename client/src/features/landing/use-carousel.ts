import { useEffect, useState } from 'react'
import type { CarouselSteps } from './carousel-engine.tsx'
import { FRAME_MS, moves } from './carousel-moves.ts'
import { useCarouselHolds } from './use-carousel-holds.ts'

/** The carousel's place and its motion: a frame each second, unless something holds it. */
export function useCarousel() {
  const { holds, root, handlers, set } = useCarouselHolds()
  const [steps, setSteps] = useState<CarouselSteps>()
  const [at, setAt] = useState(0)
  const moving = moves(holds)

  useEffect(() => {
    if (!moving || !steps) return
    const timer = setInterval(() => steps.next(false), FRAME_MS)
    return () => clearInterval(timer)
  }, [moving, steps])

  return {
    root,
    handlers,
    at,
    setAt,
    setSteps,
    isReady: steps !== undefined,
    isPaused: holds.paused,
    wasSeen: !holds.away,
    next: () => steps?.next(holds.reduced),
    previous: () => steps?.previous(holds.reduced),
    toggle: () => set(holds.paused ? { paused: false, insisted: true } : { paused: true, insisted: false }),
  }
}
