import { type RefObject, useEffect, useState } from 'react'

/** Phones that cannot enlarge an element can still enlarge a video. */
type EnlargingVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Enlarges a part of the page, and tells whether it is. */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement === place.current)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [place])
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen()
    if (document.fullscreenEnabled) return void place.current?.requestFullscreen().catch(() => undefined)
    place.current?.querySelector<EnlargingVideo>('video')?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
