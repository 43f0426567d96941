import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import type { Rounds } from './decision-card.tsx'
import style from './room.module.css'
import { useCommentDraft } from './use-comment-draft.ts'

const texts = decideTexts

type Props = {
  versionId: string
  rounds: Rounds
  /** The client's own open comments, which travel along. */
  comments: number
  busy: boolean
  onSend: (text: string | undefined) => Promise<boolean>
  onClose: () => void
}

function useWords({ versionId, comments, onSend, onClose }: Props) {
  const { draft, change, leave } = useCommentDraft(`closing:${versionId}`)
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    // A round without a word would be lost: the team could not know what to change.
    if (comments === 0 && text === '') return setMissing(true)
    if (text.length > COMMENT_MAX) return
    if (!(await onSend(text || undefined))) return
    leave({ text })
    onClose()
  }
  const write = (text: string) => {
    setMissing(false)
    change({ text })
  }
  return { text: draft.text, write, submit, isMissing }
}

/** Says what a round is and what follows, before it is used. */
export function RequestChangesDialog(props: Props) {
  const { rounds, comments, busy, onClose } = props
  const { text, write, submit, isMissing } = useWords(props)
  const round = rounds.used + 1
  return (
    <LazyModal opened onClose={onClose} title={texts.requestTitle(round, rounds.allowed)}>
      <form onSubmit={event => void submit(event)} noValidate>
        <p className={style.explain}>
          {texts.requestText(comments)} {texts.requestAfter(rounds.allowed - round)}
        </p>
        <TextAreaField
          data-autofocus
          name="text"
          label={texts.words}
          optional={comments > 0}
          maxLength={COMMENT_MAX}
          value={text}
          error={isMissing ? texts.wordsRequired : undefined}
          onChange={event => write(event.currentTarget.value)}
        />
        <div className={style.dialogActs}>
          <Button variant="outline" onClick={onClose}>
            {reviewTexts.comments.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.requestConfirm}
          </Button>
        </div>
      </form>
    </LazyModal>
  )
}
