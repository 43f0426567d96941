import { type FormEvent, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import style from './comments.module.css'
import { useNaming } from './use-naming.tsx'

type Props = {
  opened: boolean
  label: string
  submit: string
  /** What stands there already. */
  words?: string
  /** Who reads them, where they can name people. */
  readers?: 'team' | 'everyone'
  /** @returns whether it was kept. */
  onSubmit: (words: string) => Promise<boolean>
  onClose: () => void
}

/** A few words at a comment: other ones in its place, or why it is declined. */
export default function WordsForm({ opened, label, submit, words = '', readers, onSubmit, onClose }: Props) {
  const [text, setText] = useState(words)
  const node = useRef<HTMLTextAreaElement>(null)
  const naming = useNaming({ node, text, setText, isInternal: readers === 'team' })
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
        ref={node}
        autoFocus
        name="words"
        label={label}
        minRows={2}
        maxRows={6}
        maxLength={COMMENT_MAX}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {readers && naming.offer}
      <div className={style.acts}>
        <Button type="submit" size="small" busy={busy} disabled={text.trim() === ''}>
          {submit}
        </Button>
        {readers && naming.button}
        <Button variant="subtle" size="small" onClick={onClose}>
          {reviewTexts.comments.cancel}
        </Button>
      </div>
    </form>
  )
}
