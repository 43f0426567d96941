import { type RefObject, useEffect } from 'react'
import type { Playback } from './playback.ts'

const SKIP_MS = 5000

export interface PlayerActions {
  playback: Playback
  onMark: (direction: -1 | 1) => void
  onTheater: () => void
  onFullScreen: () => void
  onComment: (() => void) | undefined
  onDraw: (() => void) | undefined
  onShortcuts: () => void
}

function actionOf(event: KeyboardEvent, { playback, ...actions }: PlayerActions): (() => void) | undefined {
  const keys: Record<string, (() => void) | undefined> = {
    ' ': () => playback.toggle(),
    k: () => playback.toggle(),
    j: () => playback.backward(),
    l: () => playback.forward(),
    ',': () => playback.step(-1),
    '.': () => playback.step(1),
    arrowleft: () => playback.skip(-SKIP_MS),
    arrowright: () => playback.skip(SKIP_MS),
    '[': () => actions.onMark(-1),
    ']': () => actions.onMark(1),
    i: () => playback.setIn(),
    o: () => playback.setOut(),
    x: () => playback.clearPoints(),
    r: () => playback.toggleLoop(),
    m: () => playback.toggleMuted(),
    t: actions.onTheater,
    f: actions.onFullScreen,
    c: actions.onComment,
    d: actions.onDraw,
    '?': actions.onShortcuts,
  }
  return keys[event.key.toLowerCase()]
}

/** Returns true for keys that the focused control handles: space on a button, letters in a list, arrows on the volume. */
function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return key === ' '
  return target.tagName === 'SUMMARY' ? key === ' ' : 'ownArrows' in target.dataset && key.startsWith('Arrow')
}

/** Handles the player's shortcuts, only while the focus is inside it (WCAG 2.1.4), and clicks on its picture. */
export function usePlayerKeys(place: RefObject<HTMLElement | null>, actions: PlayerActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || belongsToControl(event)) return
      const action = actionOf(event, actions)
      if (!action) return
      event.preventDefault()
      action()
    }
    // A click on the picture plays or pauses; keyboard users have the button.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof HTMLVideoElement) actions.playback.toggle()
    }
    const node = place.current
    node?.addEventListener('keydown', onKeyDown)
    node?.addEventListener('click', onClick)
    return () => {
      node?.removeEventListener('keydown', onKeyDown)
      node?.removeEventListener('click', onClick)
    }
  })
}
