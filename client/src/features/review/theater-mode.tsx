import { type RefObject, useEffect, useRef, useState } from 'react'

type Props = { theater: TheaterMode; onEscape: () => void }

/** What lies below is out of reach; what stands beside the page (dialogs, menus, the toast) is not. */
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

/** Whether the key is for something inside: an open list, or a dialog that the focus has slipped out of. */
const isHandledInside = (target: Element): boolean =>
  target.getAttribute('aria-expanded') === 'true' || document.querySelector('[aria-modal="true"]') !== null

function useEscape({ theater: { frame }, onEscape }: Props): void {
  const act = useRef(onEscape)
  act.current = onEscape
  useEffect(() => {
    let held = false
    const on = (isBefore: boolean) => (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== 'Escape' || !(target instanceof Element)) return
      // What is open closes before the key gets here, so that it is looked for on its way in.
      if (isBefore) held = isHandledInside(target)
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

function FocusTrap(props: Props) {
  useInertSiblings(props.theater)
  useEscape(props)
  return null
}

/** Keeps focus, keys and readers in a theatre as long as it is open. */
export function TheaterModeFocusTrap({ opened, ...props }: Props & { opened: boolean }) {
  return opened ? <FocusTrap {...props} /> : null
}

/** Phones that cannot enlarge an element can still enlarge a video. */
type FullscreenVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/**
 * A room over the whole window, and over the whole screen. The page is what becomes full screen, so that dialogs and
 * menus, which stand outside of the room, are seen there; a theatre that only came with it goes with it.
 */
export function useTheaterMode(frame: RefObject<HTMLElement | null>) {
  const [isAsked, ask] = useState(false)
  const [isFull, setFull] = useState(false)
  const [areCommentsHidden, fold] = useState(false)
  /** How far the page below was scrolled. */
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
