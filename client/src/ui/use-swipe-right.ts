import { type PointerEvent, useRef } from 'react'

const THRESHOLD_PX = 50

/** Follows the finger to the right and lets go of the thing after 50 px. */
export function useSwipeRight(dismiss: () => void) {
  const from = useRef<number | null>(null)
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (from.current ?? event.clientX))
  const release = (event: PointerEvent<HTMLElement>) => {
    const far = distance(event) >= THRESHOLD_PX
    from.current = null
    event.currentTarget.style.transform = ''
    if (far) dismiss()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest('button')) return
      from.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) event.currentTarget.style.transform = `translateX(${distance(event)}px)`
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
