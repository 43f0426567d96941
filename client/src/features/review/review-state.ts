import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { filmTimeline } from 'shared/deliverables/timeline'
import { useDrawing } from './drawing-board.ts'
import { usePlayback } from './playback.ts'
import type { ReviewThread, ReviewVersion, ViewerRole } from './review-model.ts'
import type { TheaterMode } from './theater-mode.tsx'

/** Holds what player, comments and composer share: the clock, the chosen comment, the comparison and the drawing. */
export function useReviewState(
  versions: ReviewVersion[],
  version: ReviewVersion,
  viewer: ViewerRole,
  theater: TheaterMode,
) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [threadId, setThreadId] = useState<string>()
  const [compareId, compare] = useState<string>()
  const [isWipeCompare, setWipeCompare] = useState(false)
  const timeline = filmTimeline(version)
  const playback = usePlayback(timeline.frameRate)
  const drawing = useDrawing(playback)
  const chooseThread = (thread: ReviewThread) => {
    setThreadId(thread.id)
    playback.goTo(thread)
  }
  const write = () => {
    // The field must be rendered before it can be focused.
    flushSync(() => theater.fold(false))
    field.current?.focus()
  }
  return {
    field,
    write,
    playback,
    timeline,
    compareVersion: versions.find(({ id }) => id === compareId && id !== version.id),
    compare,
    isWipeCompare,
    setWipeCompare,
    thread: version.comments.find(({ id }) => id === threadId),
    chooseThread,
    theater,
    canWrite: version.mayComment || viewer === 'team',
    ...drawing,
  }
}

export type ReviewState = ReturnType<typeof useReviewState>
