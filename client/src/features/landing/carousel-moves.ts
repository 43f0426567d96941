/** What can hold the carousel; `insisted` is a press on 'resume', which overrides pointer and focus until they leave. */
export interface Holds {
  readonly paused: boolean
  readonly hovered: boolean
  readonly focused: boolean
  readonly touched: boolean
  readonly reduced: boolean
  readonly hidden: boolean
  readonly away: boolean
  readonly insisted: boolean
}

/** Nothing known yet: it stands until it was seen. */
export const standing: Holds = {
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

/** Milliseconds a touch holds it. */
export const TOUCH_MS = 8000

/** Whether the carousel advances by itself (docs/decisions/carousel.md). */
export function moves({
  paused,
  hovered,
  focused,
  touched,
  reduced,
  hidden,
  away,
  insisted,
}: Holds): boolean {
  if (paused || touched || reduced || hidden || away) return false
  return insisted || !(hovered || focused)
}
