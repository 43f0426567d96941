import { type RefObject, useEffect, useRef, useState } from 'react'
import { shownDialogs } from '../../ui/page-hotkeys.ts'

type Props = { theater: TheaterMode; onEscape: () => void }

/** Makes everything below the theater inert; modals, menus and toasts are outside of the page and stay reachable. */
function useInertSiblings({ frame, top }: TheaterMode): void {
  useEffect(() => {
    const below: HTMLElement[] = []
    for (let at = frame.current; at?.parentElement && at.parentElement.id !== 'root'; at = at.parentElement)
      for (const other of at.parentElement.children)
        if (other !== at && other instanceof HTMLElement && !other.inert) below.push(other)
    for (const one of below) one.inert = true
    return () => {
      for (const one of below) one.inert = false
      scrollTo({ top: top.current, behavior: 'instant' })
    }
  }, [frame, top])
}

function useEscape({ theater: { frame }, onEscape }: Props): void {
  const act = useRef(onEscape)
  act.current = onEscape
  useEffect(() => {
    let held = false
    const on = (isBefore: boolean) => (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== 'Escape' || !(target instanceof Element)) return
      // An open list or dialog handles Escape. Checked in the capture phase, because it has closed when the event bubbles.
      if (isBefore) held = target.getAttribute('aria-expanded') === 'true' || shownDialogs().length > 0
      else if (
        !held &&
        !event.defaultPrevented &&
        (target === document.body || frame.current?.contains(target))
      )
        act.current()
    }
    const [before, after] = [on(true), on(false)]
    window.addEventListener('keydown', before, true)
    document.addEventListener('keydown', after)
    return () => {
      window.removeEventListener('keydown', before, true)
      document.removeEventListener('keydown', after)
    }
  }, [frame])
}

/** Keeps focus, keys and assistive technology inside theater mode. */
export function TheaterModeFocusTrap(props: Props) {
  useInertSiblings(props.theater)
  useEscape(props)
  return null
}

/** iPhones make only videos full screen, not elements. */
type FullscreenVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/**
 * Holds theater mode (the whole window) and full screen. The page itself becomes full screen, so that modals and menus,
 * which are rendered outside of the review, are visible. Leaving full screen leaves a theater mode that it began.
 */
export function useTheaterMode(frame: RefObject<HTMLElement | null>) {
  const [isAsked, ask] = useState(false)
  const [isFull, setFull] = useState(false)
  const [areCommentsHidden, fold] = useState(false)
  /** Scroll position of the page below. */
  const top = useRef(0)
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', note)
    return () => {
      document.removeEventListener('fullscreenchange', note)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  const isOn = isAsked || isFull
  const noteTop = () => {
    if (!isOn) top.current = scrollY
  }
  const toggle = () => {
    noteTop()
    ask(!isOn)
    if (isOn && isFull) void document.exitFullscreen()
  }
  const toggleFull = () => {
    noteTop()
    if (isFull) return void document.exitFullscreen()
    if (document.fullscreenEnabled)
      return void document.documentElement.requestFullscreen().catch(() => undefined)
    frame.current?.querySelector<FullscreenVideo>('video')?.webkitEnterFullscreen?.()
  }
  return { isOn, isFull, areCommentsHidden, fold, toggle, toggleFull, frame, top }
}

export type TheaterMode = ReturnType<typeof useTheaterMode>
