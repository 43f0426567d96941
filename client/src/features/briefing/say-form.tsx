import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { SAY_MAX } from 'shared/briefing/limits'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import style from './conversation-panel.module.css'
import { DictateButton } from './dictate-button.tsx'
import { wasJustSaid } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = {
  projectId: string | undefined
  busy: boolean
  complete: boolean
  onSay: (text: string) => Promise<boolean>
}

function Complete({ projectId }: { projectId: string }) {
  return (
    <div className={style.complete}>
      {texts.complete}
      <ButtonLink to="/dashboard/quote" search={{ project: projectId }} size="small">
        {texts.toQuote}
      </ButtonLink>
    </div>
  )
}

/** The first message makes the project, and the form anew: whoever wrote it goes on writing. */
function useFocusKept(projectId: string | undefined) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (wasJustSaid(projectId)) field.current?.focus({ preventScroll: true })
  }, [projectId])
  return field
}

/** The place to say something: Enter sends, with Shift it begins a new line. */
export function SayForm({ projectId, busy, complete, onSay }: Props) {
  const [text, setText] = useDraftText(`say:${projectId ?? 'new'}`)
  const textArea = useFocusKept(projectId)
  const send = async () => {
    const said = text.trim()
    if (said === '' || busy) return
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
      {complete && projectId && <Complete projectId={projectId} />}
      <div className={style.row}>
        <TextAreaField
          ref={textArea}
          className={style.grow}
          minRows={1}
          maxRows={8}
          maxLength={SAY_MAX}
          name="text"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <DictateButton text={text} onText={setText} isQuiet={busy} />
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          <IconSend size={18} aria-hidden="true" />
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
