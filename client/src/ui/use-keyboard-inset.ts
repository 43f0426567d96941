import { type RefObject, useEffect } from 'react'

/** Sets `--keyboard` on a fixed panel: the height of the on-screen keyboard. */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const measure = () => {
      // Zooming in makes the visible part smaller too, and is no keyboard.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, innerHeight - seen.height - seen.offsetTop)
      panel.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [panel])
}
