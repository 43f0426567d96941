import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { FRAME_MS, initialHolds, type PauseReasons, shouldAutoplay, TOUCH_MS } from './carousel-autoplay.ts'
import type { CarouselSteps } from './carousel-engine.tsx'

const REDUCED = '(prefers-reduced-motion: reduce)'

type Set = (change: Partial<PauseReasons>) => void

/** Observes whether the carousel is on the screen, the tab visible and motion allowed. */
function watchBrowser(element: Element, set: Set): () => void {
  const media = matchMedia(REDUCED)
  const onMedia = () => set({ reduced: media.matches })
  const onVisibility = () => set({ hidden: document.hidden })
  const observer = new IntersectionObserver(entries => set({ away: !entries.at(-1)?.isIntersecting }), {
    threshold: 0.2,
  })
  onMedia()
  onVisibility()
  observer.observe(element)
  media.addEventListener('change', onMedia)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', onMedia)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Tracks the reasons that pause the carousel. Returns the handlers for its element. */
function useAutoplayPause() {
  const [holds, setHolds] = useState(initialHolds)
  const root = useRef<HTMLElement>(null)
  const touch = useRef<number>(undefined)
  const set: Set = change => setHolds(current => ({ ...current, ...change }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter only passes changes on
  useEffect(() => (root.current ? watchBrowser(root.current, set) : undefined), [])
  useEffect(() => () => clearTimeout(touch.current), [])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && set({ hovered: true }),
    onPointerLeave: () => set({ hovered: false, insisted: false }),
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      set({ touched: true })
      clearTimeout(touch.current)
      touch.current = window.setTimeout(() => set({ touched: false }), TOUCH_MS)
    },
    // A touch also moves the focus; it must not pause longer than a touch does.
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && set({ focused: true }),
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) set({ focused: false, insisted: false })
    },
  }
  return { holds, root, handlers, set }
}

/** Position and motion of the carousel: one frame a second unless something pauses it. */
export function useCarousel() {
  const { holds, root, handlers, set } = useAutoplayPause()
  const [steps, setSteps] = useState<CarouselSteps>()
  const [at, setAt] = useState(0)
  const moving = shouldAutoplay(holds)

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
