import { useEffect } from 'react'

/** The focused element and what it stands in, from the inside out. */
function trailOf(target: EventTarget | null): HTMLElement[] {
  const trail: HTMLElement[] = []
  for (let at = target; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    trail.push(at)
  return trail
}

/** Only for a script's sake: the keyboard goes on from there, and does not stop there again. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Keeps the keyboard's place when what had the focus disappears, such as a row with the button that ended it: the focus
 * goes to the nearest part of the page around it instead of to the beginning of the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      // A dialog stands outside of the content, and goes with everything in it.
      if (target instanceof Element && target.closest('main')) trail = trailOf(target)
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || trail[0]?.isConnected !== false) return
      const around = trail.find(element => element.isConnected)
      if (around) focusOn(around)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
