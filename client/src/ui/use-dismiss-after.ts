import { useEffect, useRef } from 'react'

const SHOWN_MS = 5000

/** Ends a toast after its time; hovering or focusing it stops the clock. */
export function useDismissAfter(dismiss: () => void, shownMs = SHOWN_MS) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(dismiss, shownMs)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    timer.current = setTimeout(dismiss, shownMs)
    return () => clearTimeout(timer.current)
  }, [dismiss, shownMs])
  return { onMouseEnter: stop, onMouseLeave: start, onFocus: stop, onBlur: start }
}
