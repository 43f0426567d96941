import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { reviewTexts } from 'shared/messages/it/review'
import { drafts } from '../../ui/draft.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { forgetUpload, useAttachments } from './attachments.tsx'
import type { AttachedFile } from './comment-draft.ts'
import style from './comments.module.css'
import { useMentionField } from './mention-field.tsx'
import type { CommentAttachment, FileChange } from './review-model.ts'

type Props = {
  /** The name under which what was typed outlives a reload. */
  draft: string
  label: string
  submit: string
  /** What stands there already. */
  words?: string
  /** Who reads them, where they can name people and carry files. */
  readers?: 'team' | 'everyone'
  /** What goes with them already. */
  files?: readonly CommentAttachment[]
  /** @returns whether it was kept. */
  onSubmit: (words: string, files: FileChange) => Promise<boolean>
  onClose: () => void
}

/** What shall go with the words: what stays of what did, and what comes along. */
function useFiles(before: readonly CommentAttachment[]) {
  const [{ files }, setFiles] = useState<{ files: AttachedFile[] }>({ files: [] })
  const [removed, setRemoved] = useState<string[]>([])
  const attaching = useAttachments({ files }, setFiles, {
    existingFiles: before.filter(({ id }) => !removed.includes(id)),
    onDropped: ({ id }) => setRemoved([...removed, id]),
  })
  return { attaching, change: { added: files, removed } }
}

/** Words in place of others; what was typed instead of words that were changed meanwhile is not brought back. */
function useEditedText(name: string, before: string) {
  const [text, setText] = useState(() => {
    const kept = drafts.read(name)
    return kept.before === before ? String(kept.text ?? before) : before
  })
  const change = (next: string) => {
    setText(next)
    drafts.keep(name, { before, text: next })
  }
  return [text, change] as const
}

/** A few words at a comment: other ones in its place, or why it is declined. */
export function CommentTextForm(props: Props) {
  const { draft, label, submit, words = '', readers, files: before = [], onSubmit, onClose } = props
  const [text, setText] = useEditedText(draft, words)
  const node = useRef<HTMLTextAreaElement>(null)
  const naming = useMentionField({ node, text, setText, isInternal: readers === 'team' })
  const { attaching, change } = useFiles(before)
  const [busy, setBusy] = useState(false)
  const isReady = text.trim() !== '' && text.length <= COMMENT_MAX && !attaching.hasPendingUploads
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    setBusy(true)
    const isKept = await onSubmit(text.trim(), change)
    setBusy(false)
    if (isKept) leave()
  }
  const leave = () => {
    drafts.drop(draft)
    onClose()
  }
  const cancel = () => {
    for (const file of change.added) forgetUpload(file)
    leave()
  }
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
      {readers && attaching.tray}
      <div className={style.actions}>
        <Button type="submit" size="sm" loading={busy} disabled={!isReady}>
          {submit}
        </Button>
        {readers && attaching.button}
        {readers && naming.button}
        <Button variant="subtle" size="sm" onClick={cancel}>
          {reviewTexts.comments.cancel}
        </Button>
      </div>
    </form>
  )
}
