const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Longer than the words and letters above take to come. */
const HELD_MS = 3000

/**
 * Reached from another page, a section comes later than the step to it, and what stands above it is still taking its
 * size: until somebody moves, it is held where it belongs. Returns how to let go.
 */
export function arriveAtSection(): () => void {
  const section = location.hash && document.getElementById(location.hash.slice(1))
  if (!section) return () => undefined
  const sizes = new ResizeObserver(() => section.scrollIntoView())
  const letGo = () => sizes.disconnect()
  section.scrollIntoView()
  sizes.observe(document.body)
  for (const move of moves) addEventListener(move, letGo, { once: true, passive: true })
  setTimeout(letGo, HELD_MS)
  return letGo
}
