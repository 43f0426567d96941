import { useEffect, useState, useSyncExternalStore } from 'react'
import { DEFAULT_FRAME_RATE } from 'shared/deliverables/time-code'
import { Playback, type PlaybackState } from './playback.ts'

/** The clock of a room: it outlives a change of version. */
export function usePlayback(frameRate: number | null | undefined): Playback {
  const [playback] = useState(() => new Playback())
  useEffect(() => playback.setFrameRate(frameRate ?? DEFAULT_FRAME_RATE), [playback, frameRate])
  return playback
}

/** What the clock shows; only parts that need it are drawn anew with every frame. */
export function usePlaybackPart<Part>(playback: Playback, part: (state: PlaybackState) => Part): Part {
  return useSyncExternalStore(playback.subscribe, () => part(playback.read()))
}
