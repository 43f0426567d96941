import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { reviewTexts } from 'shared/messages/it/review'
import { drafts } from '../../ui/browser-storage.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { forgetUpload, useAttachments } from './attachments.tsx'
import type { AttachedFile } from './comment-draft.ts'
import style from './comments.module.css'
import { useMentionField } from './mention-field.tsx'
import type { CommentAttachment, FileChange } from './review-model.ts'

type Props = {
  /** Storage key of the draft. */
  draft: string
  label: string
  submit: string
  /** The current text. */
  initialText?: string
  /** Audience of the text; undefined turns mentions and attachments off. */
  readers?: 'team' | 'everyone'
  /** The current attachments. */
  files?: readonly CommentAttachment[]
  /** Resolves to true if the text was saved. */
  onSubmit: (initialText: string, files: FileChange) => Promise<boolean>
  onClose: () => void
}

/** Tracks the attachments of an edit: which existing ones stay and which are added. */
function useFiles(before: readonly CommentAttachment[]) {
  const [{ files }, setFiles] = useState<{ files: AttachedFile[] }>({ files: [] })
  const [removed, setRemoved] = useState<string[]>([])
  const attaching = useAttachments({ files }, setFiles, {
    existingFiles: before.filter(({ id }) => !removed.includes(id)),
    onDropped: ({ id }) => setRemoved([...removed, id]),
  })
  return { attaching, change: { added: files, removed } }
}

/** Holds an edited text as a draft. The draft is dropped if the original text has changed meanwhile. */
function useEditedText(name: string, before: string) {
  const [text, setText] = useState(() => {
    const kept = drafts.read(name)
    return kept.before === before ? String(kept.text ?? before) : before
  })
  const change = (next: string) => {
    setText(next)
    drafts.save(name, { before, text: next })
  }
  return [text, change] as const
}

/** A small form at a comment: a new text, or the reason for declining it. */
export function CommentTextForm(props: Props) {
  const { draft, label, submit, initialText = '', readers, files: before = [], onSubmit, onClose } = props
  const [text, setText] = useEditedText(draft, initialText)
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
