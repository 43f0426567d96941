import { useEffect } from 'react'

/**
 * Tells the boot script that presses which came too early can be repeated now. Called inside the router's
 * outlet, since what stands there is taken over after the frame around it, and beside a part whose program comes later.
 */
export function useReadySignal(isReady = true): void {
  useEffect(() => {
    if (!isReady) return
    // Not from inside the effect, where a press could not be answered.
    const timer = setTimeout(() => dispatchEvent(new Event('app-ready')))
    return () => clearTimeout(timer)
  }, [isReady])
}
