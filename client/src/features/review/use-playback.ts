import { useEffect, useState } from 'react'
import type { FrameRate } from 'shared/deliverables/frame-rate'
import { useStore } from 'zustand'
import { Playback } from './playback.ts'
import type { PlaybackState } from './playback-state.ts'

/** The clock of a room: it outlives a change of version. */
export function usePlayback({ frames, seconds }: FrameRate): Playback {
  const [playback] = useState(() => new Playback())
  useEffect(() => playback.setFrameRate({ frames, seconds }), [playback, frames, seconds])
  return playback
}

/** What the clock shows; only parts that need it are drawn anew with every frame. */
export function usePlaybackPart<Part>(playback: Playback, part: (state: PlaybackState) => Part): Part {
  return useStore(playback.store, part)
}
