import { type RefObject, useEffect } from 'react'

/**
 * Focuses and clicks the component's own button on mount, for a component that replaces the placeholder that was pressed
 * (`useLatePart`): it opens, and returns the focus, as if it had been there from the start.
 */
export function useOpenOnMount(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    target.current?.focus()
    target.current?.click()
  }, [target])
}
