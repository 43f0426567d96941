import { useEffect } from 'react'

/**
 * Tells the boot script that presses which came too early can be repeated now. Called inside the router's
 * outlet: what stands there is taken over after the frame around it.
 */
export function useReadySignal(): void {
  useEffect(() => {
    // Not from inside the effect, where a press could not be answered.
    const timer = setTimeout(() => dispatchEvent(new Event('app-ready')))
    return () => clearTimeout(timer)
  }, [])
}
