import { IconAt } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { IconButton } from '../action-buttons.tsx'
import type { Mentions } from '../mentions/mentions.tsx'
import style from './message-thread.module.css'

interface Props {
  name: string
  label: string
  placeholder: string
  describedBy: string
  invalid: boolean
  readOnly?: boolean
  mentioning: Mentions
  onSend: () => void
}

/** Growing text field of a message: Enter sends, Shift+Enter begins a new line, `@` opens the mentions. */
export function MessageField({ mentioning, ...props }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts its proposal; older browsers report key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || mentioning.handleKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    props.onSend()
  }
  return (
    <textarea
      {...mentioning.fieldProps}
      className={style.input}
      rows={1}
      name={props.name}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-autocomplete="list"
      aria-invalid={props.invalid}
      placeholder={props.placeholder}
      enterKeyHint="send"
      readOnly={props.readOnly}
      onKeyDown={onKeyDown}
    />
  )
}

/** Opens the mentions from the keyboard or by a press, without taking the focus from the field. */
export const MentionButton = ({ mentioning }: { mentioning: Mentions }) => (
  <IconButton
    label={chatTexts.mention}
    icon={IconAt}
    size={44}
    onPointerDown={event => event.preventDefault()}
    onClick={mentioning.open}
  />
)
