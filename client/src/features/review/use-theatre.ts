import { type RefObject, useEffect, useRef, useState } from 'react'

/** Phones that cannot enlarge an element can still enlarge a video. */
type EnlargingVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/**
 * A room over the whole window, and over the whole screen. The page is what becomes full screen, so that dialogs and
 * menus, which stand outside of the room, are seen there; a theatre that only came with it goes with it.
 */
export function useTheatre(frame: RefObject<HTMLElement | null>) {
  const [isAsked, ask] = useState(false)
  const [isFull, setFull] = useState(false)
  const [isFolded, fold] = useState(false)
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
    frame.current?.querySelector<EnlargingVideo>('video')?.webkitEnterFullscreen?.()
  }
  return { isOn, isFull, isFolded, fold, toggle, toggleFull, frame, top }
}

export type Theatre = ReturnType<typeof useTheatre>
