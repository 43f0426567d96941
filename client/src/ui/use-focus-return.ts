import { useEffect, useRef } from 'react'

const SETTLED_MS = 30

/** Brings the focus back to where it was before something was laid over the page, or else to the page itself. */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    opener.current = document.activeElement
    return () => {
      const from = opener.current
      const target =
        from && from !== document.body && from.isConnected ? from : document.querySelector('main')
      // After the dialog has let go of the focus.
      setTimeout(() => target instanceof HTMLElement && target.focus({ preventScroll: true }), SETTLED_MS)
    }
  }, [isOpen])
}
