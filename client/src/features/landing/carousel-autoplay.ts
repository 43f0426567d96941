/**
 * Reasons that pause the carousel; `insisted` is a press on 'resume', which overrides pointer and focus until they
 * leave.
 */
export interface PauseReasons {
  readonly paused: boolean
  readonly hovered: boolean
  readonly focused: boolean
  readonly touched: boolean
  readonly reduced: boolean
  readonly hidden: boolean
  readonly away: boolean
  readonly insisted: boolean
}

/** Before the browser reports anything: paused until the carousel is on the screen. */
export const initialHolds: PauseReasons = {
  paused: false,
  hovered: false,
  focused: false,
  touched: false,
  reduced: false,
  hidden: false,
  away: true,
  insisted: false,
}

/** Milliseconds between two frames. */
export const FRAME_MS = 1000

/** Milliseconds for which a touch pauses it. */
export const TOUCH_MS = 8000

/** Returns true if the carousel advances by itself (docs/decisions/carousel.md). */
export function shouldAutoplay({
  paused,
  hovered,
  focused,
  touched,
  reduced,
  hidden,
  away,
  insisted,
}: PauseReasons): boolean {
  if (paused || touched || reduced || hidden || away) return false
  return insisted || !(hovered || focused)
}
