import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import style from './comments.module.css'

type Props = {
  opened: boolean
  label: string
  submit: string
  /** What stands there already. */
  words?: string
  /** @returns whether it was kept. */
  onSubmit: (words: string) => Promise<boolean>
  onClose: () => void
}

/** A few words at a comment: other ones in its place, or why it is declined. */
export default function WordsForm({ opened, label, submit, words = '', onSubmit, onClose }: Props) {
  const [text, setText] = useState(words)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || busy) return
    setBusy(true)
    const isKept = await onSubmit(text.trim())
    setBusy(false)
    if (isKept) onClose()
  }
  if (!opened) return null
  return (
    <form className={style.replyForm} onSubmit={event => void send(event)}>
      <TextAreaField
        autoFocus
        name="words"
        label={label}
        minRows={2}
        maxRows={6}
        maxLength={COMMENT_MAX}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <div className={style.acts}>
        <Button type="submit" size="small" busy={busy} disabled={text.trim() === ''}>
          {submit}
        </Button>
        <Button variant="subtle" size="small" onClick={onClose}>
          {reviewTexts.comments.cancel}
        </Button>
      </div>
    </form>
  )
}
