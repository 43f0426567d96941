import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { SAY_MAX } from 'shared/briefing/brief/limits'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { CompleteNotice } from './complete-notice.tsx'
import style from './conversation-panel.module.css'
import { DictateButton } from './dictate-button.tsx'
import { type Conversation, justSaid } from './use-conversation.ts'

const texts = orderTexts.briefing

/** From here on what is left is counted. */
const COUNTED_FROM = 1800

type Props = {
  projectId: string | undefined
  busy: boolean
  conversation: Conversation
  onSay: (text: string) => Promise<boolean>
}

/** The first message makes the project, and the form anew: whoever wrote it goes on writing. */
function useFocusKept(projectId: string | undefined) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (justSaid(projectId) === 'typed') field.current?.focus({ preventScroll: true })
  }, [projectId])
  return field
}

/** The place to say something: Enter sends, with Shift it begins a new line. */
export function SayForm({ projectId, busy, conversation, onSay }: Props) {
  const [text, setText] = useDraftText(`say:${projectId ?? 'new'}`)
  const textArea = useFocusKept(projectId)
  const length = text.trim().length
  const over = Math.max(0, length - SAY_MAX)
  const send = async () => {
    const said = text.trim()
    if (said === '' || busy || over > 0) return
    setText('')
    if (!(await onSay(said))) setText(said)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={style.form} onSubmit={onSubmit}>
      <CompleteNotice projectId={projectId} conversation={conversation} />
      <div className={style.row}>
        <TextAreaField
          ref={textArea}
          className={style.grow}
          minRows={1}
          maxRows={8}
          error={over > 0 && texts.tooLong(over)}
          description={length >= COUNTED_FROM && over === 0 ? texts.left(SAY_MAX - length) : undefined}
          inputWrapperOrder={['input', 'description', 'error']}
          name="text"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <DictateButton text={text} onText={setText} isQuiet={busy} />
        <Button type="submit" className={style.send} busy={busy} disabled={length === 0 || over > 0}>
          <IconSend size={18} aria-hidden="true" />
          <span className={style.narrowed}>{texts.send}</span>
        </Button>
      </div>
    </form>
  )
}
