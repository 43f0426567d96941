import { IconX } from '@tabler/icons-react'
import { type FilmRange, rangeCode } from 'shared/deliverables/film-range'
import { type FilmTimeline, timecodeAt } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import style from './comments.module.css'
import type { Playback } from './playback.ts'
import { usePlaybackPart } from './use-playback.ts'

const texts = reviewTexts.comments

type Props = {
  /** What the words are about already; null while they follow the film. */
  pinned: FilmRange | null
  playback: Playback
  timeline: FilmTimeline
  onMove: () => void
  onDropRange: () => void
}

/** What the words will be about: the present moment until they are begun, or a stretch of the film. */
export function CommentPin({ pinned, playback, timeline, onMove, onDropRange }: Props) {
  const now = usePlaybackPart(playback, state => timecodeAt(state.ms, timeline))
  const at = pinned === null ? now : rangeCode(pinned, timeline)
  const hasRange = pinned !== null && pinned.untilMs !== null
  return (
    <p className={style.pin}>
      <b>{texts.at(at)}</b>
      {hasRange && (
        <Button variant="subtle" size="small" onClick={onDropRange}>
          <IconX size={16} aria-hidden="true" />
          {texts.dropRange}
        </Button>
      )}
      {!hasRange && at !== now && (
        <Button variant="subtle" size="small" onClick={onMove}>
          {texts.moveHere(now)}
        </Button>
      )}
    </p>
  )
}
