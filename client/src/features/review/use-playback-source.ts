import { useState } from 'react'
import { type Line, watchedProxy } from 'shared/deliverables/watched'
import type { Playback } from './playback.ts'
import type { ReviewVersion } from './review-types.ts'
import { usePlaybackPart } from './use-playback.ts'

/** Beyond twice as fine nobody sees a difference in a moving picture. */
const FINEST = 2

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function lineHere(): Line {
  // Only some browsers tell of their line.
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return {
    screenPixels: window.innerWidth * Math.min(FINEST, window.devicePixelRatio || 1),
    isSparing: saveData === true || ['slow-2g', '2g', '3g'].includes(effectiveType ?? ''),
  }
}

/**
 * Returns the address that plays: a proxy, or the original until one exists. A proxy is not replaced while it plays; the
 * original is, because the server refuses it once a proxy exists.
 */
export function usePlaybackSource({ id, url, media }: ReviewVersion, playback: Playback): string {
  const isPlaying = usePlaybackPart(playback, state => state.isPlaying)
  const wanted = watchedProxy(media?.proxies ?? [], lineHere())?.url ?? url
  const [held, hold] = useState({ id, url: wanted })
  if (held.id === id && (held.url === wanted || (isPlaying && held.url !== url))) return held.url
  hold({ id, url: wanted })
  return wanted
}
