import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import style from './comments.module.css'

const texts = reviewTexts.answers

type Props = {
  /** @returns whether it was said. */
  onDecline: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Why something is not done. */
export function DeclineForm({ onDecline, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '' || busy) return
    setBusy(true)
    const isSaid = await onDecline(reason.trim())
    setBusy(false)
    if (isSaid) onClose()
  }
  return (
    <form className={style.replyForm} onSubmit={event => void onSubmit(event)}>
      <TextAreaField
        autoFocus
        name="reason"
        label={texts.reason}
        minRows={2}
        maxRows={6}
        maxLength={COMMENT_MAX}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <div className={style.acts}>
        <Button type="submit" size="small" busy={busy} disabled={reason.trim() === ''}>
          {texts.declineConfirm}
        </Button>
        <Button variant="subtle" size="small" onClick={onClose}>
          {reviewTexts.comments.cancel}
        </Button>
      </div>
    </form>
  )
}
