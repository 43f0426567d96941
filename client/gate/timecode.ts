const FRAMES = 25

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Animates the timecode; still with reduced motion. */
export function startTimecodeTicker(node: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const started = performance.now()
  setInterval(() => {
    const seconds = (performance.now() - started) / 1000
    const frame = Math.floor((seconds % 1) * FRAMES)
    node.textContent = `00:${two(seconds / 60)}:${two(seconds % 60)}:${two(frame)}`
  }, 1000 / FRAMES)
}
