import { ActionIcon } from '@mantine/core'
import { IconAt } from '@tabler/icons-react'
import type { KeyboardEvent, RefObject } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { MENTION_LIST, optionId, type useMentions } from '../mentions/mentions.tsx'
import style from './message-thread.module.css'

type Mentioning = ReturnType<typeof useMentions>

interface Props {
  node: RefObject<HTMLTextAreaElement | null>
  name: string
  label: string
  placeholder: string
  describedBy: string
  value: string
  invalid: boolean
  readOnly?: boolean
  mentioning: Mentioning
  onChange: (text: string) => void
  onSend: () => void
}

/** Growing text field of a message: Enter sends, Shift+Enter begins a new line, `@` opens the mentions. */
export function MessageField({ node, mentioning, ...props }: Props) {
  const chosen = mentioning.shown[mentioning.index]
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts its proposal; older browsers report key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || mentioning.handleKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    props.onSend()
  }
  return (
    <textarea
      ref={node}
      className={style.input}
      rows={1}
      name={props.name}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-autocomplete="list"
      {...(chosen && { 'aria-controls': MENTION_LIST, 'aria-activedescendant': optionId(chosen.id) })}
      aria-invalid={props.invalid}
      placeholder={props.placeholder}
      enterKeyHint="send"
      readOnly={props.readOnly}
      value={props.value}
      onChange={event => {
        props.onChange(event.currentTarget.value)
        mentioning.follow()
      }}
      onSelect={mentioning.follow}
      onKeyDown={onKeyDown}
    />
  )
}

/** Opens the mentions from the keyboard or by a press, without taking the focus from the field. */
export const MentionButton = ({ mentioning }: { mentioning: Mentioning }) => (
  <ActionIcon
    variant="subtle"
    size={44}
    aria-label={chatTexts.mention}
    title={chatTexts.mention}
    onPointerDown={event => event.preventDefault()}
    onClick={mentioning.open}
  >
    <IconAt size={20} aria-hidden="true" />
  </ActionIcon>
)
