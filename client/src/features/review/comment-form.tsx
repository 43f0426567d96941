import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { type FilmTimeline, timecodeAt } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextAreaField } from '../../ui/field.tsx'
import style from './comments.module.css'
import type { Playback } from './playback.ts'
import type { ReviewActs, Side } from './review-types.ts'
import { useSaying } from './use-draft.ts'
import { usePlaybackPart } from './use-playback.ts'

const texts = reviewTexts.comments

type Props = {
  deliverableId: string
  side: Side
  playback: Playback
  timeline: FilmTimeline
  acts: ReviewActs
  /** Only internal notes can still be written. */
  onlyInternal: boolean
  field: Ref<HTMLTextAreaElement>
}

/** Where the words will hang: at the present moment, until they are begun. */
function Pin({
  pinned,
  playback,
  timeline,
  onMove,
}: {
  pinned: number | null
  playback: Playback
  timeline: FilmTimeline
  onMove: () => void
}) {
  const now = usePlaybackPart(playback, state => timecodeAt(state.ms, timeline))
  const at = pinned === null ? now : timecodeAt(pinned, timeline)
  return (
    <p className={style.pin}>
      <b>{texts.at(at)}</b>
      {at !== now && (
        <Button variant="subtle" size="small" onClick={onMove}>
          {texts.moveHere(now)}
        </Button>
      )}
    </p>
  )
}

function useSending({ deliverableId, playback, acts, onlyInternal }: Props) {
  const { draft, change, say, busy } = useSaying(acts, { deliverableId })
  const send = () => {
    const internal = onlyInternal || draft.isInternal
    return say({ atMs: Math.round(draft.atMs ?? playback.read().ms), ...(internal && { internal }) })
  }
  return { draft, change, send, busy }
}

/** The place to say something about what is on the screen; writing pauses the video. */
export function CommentForm(props: Props) {
  const { playback, timeline, side, onlyInternal, field } = props
  const { draft, change, send, busy } = useSending(props)
  const write = (text: string) => {
    const atMs = text === '' ? null : (draft.atMs ?? playback.read().ms)
    change({ text, atMs })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <form className={style.form} onSubmit={onSubmit}>
      <Pin
        pinned={draft.atMs}
        playback={playback}
        timeline={timeline}
        onMove={() => change({ atMs: playback.read().ms })}
      />
      <TextAreaField
        ref={field}
        name="text"
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_MAX}
        aria-label={texts.write}
        placeholder={texts.write}
        value={draft.text}
        onFocus={() => playback.pause()}
        onChange={event => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={style.formEnd}>
        {side === 'team' && (
          <CheckField
            label={texts.internalTick}
            checked={onlyInternal || draft.isInternal}
            disabled={onlyInternal}
            onChange={event => change({ isInternal: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" size="small" busy={busy} disabled={draft.text.trim() === ''}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
