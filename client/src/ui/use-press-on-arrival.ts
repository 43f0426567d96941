import { type RefObject, useEffect } from 'react'

/**
 * For a part that came because what stood in its place was pressed (`useLatePart`): its own button is pressed once
 * more, and has the focus, so that everything opens and gives the focus back as if it had been there from the start.
 */
export function usePressOnArrival(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    target.current?.focus()
    target.current?.click()
  }, [target])
}
