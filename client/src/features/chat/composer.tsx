import { ActionIcon, Group } from '@mantine/core'
import { IconAt, IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { MESSAGE_LENGTH } from 'shared/chat/message'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import {
  MENTION_LIST,
  type Mentionable,
  MentionList,
  optionId,
  useMentions,
} from '../../ui/mentions/mentions.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import style from './composer.module.css'

const texts = teamTexts.chat

type Props = {
  people: readonly (Mentionable & { avatarUrl: string | null })[]
  onSend: (message: string) => void
}

function useComposer({ people, onSend }: Props) {
  const node = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraftText('chat')
  const mentioning = useMentions({ node, text, setText }, people)
  const over = text.trim().length - MESSAGE_LENGTH
  const isReady = text.trim() !== '' && over <= 0
  const send = () => {
    node.current?.focus()
    if (!isReady) return
    onSend(text.trim())
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being composed, Enter takes the proposed word; 229 is how older browsers say it.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || mentioning.takeKey(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  return { node, text, setText, mentioning, over, isReady, send, onKeyDown }
}

/** Message field: Enter sends, Shift+Enter begins a new line, `@` mentions a member. */
export function Composer(props: Props) {
  const { node, text, setText, mentioning, over, isReady, send, onKeyDown } = useComposer(props)
  const chosen = mentioning.shown[mentioning.index]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={style.composer} onSubmit={submit}>
      {mentioning.shown.length > 0 && (
        <MentionList
          className={style.people}
          mentioning={mentioning}
          avatarOf={id => props.people.find(person => person.id === id)?.avatarUrl}
        />
      )}
      <Group align="end" wrap="nowrap" gap={6}>
        <ActionIcon
          c="dimmed"
          size={46}
          aria-label={chatTexts.mention}
          onPointerDown={event => event.preventDefault()}
          onClick={mentioning.open}
        >
          <IconAt size={22} aria-hidden="true" />
        </ActionIcon>
        <textarea
          ref={node}
          className={style.input}
          rows={1}
          name="message"
          aria-label={chatTexts.label}
          aria-describedby="chat-hint"
          aria-autocomplete="list"
          {...(chosen && { 'aria-controls': MENTION_LIST, 'aria-activedescendant': optionId(chosen.id) })}
          aria-invalid={over > 0}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            mentioning.follow()
          }}
          onSelect={mentioning.follow}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          color="violet"
          size={46}
          aria-label={texts.send}
          disabled={!isReady}
        >
          <IconSend2 size={22} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <p id="chat-hint" className={over > 0 ? style.over : style.hint}>
        {over > 0 ? chatTexts.tooLong(over) : `${texts.hint}. ${chatTexts.mentionHint}.`}
      </p>
    </form>
  )
}
