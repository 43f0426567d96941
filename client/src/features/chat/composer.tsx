import { Group } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { MESSAGE_LENGTH } from 'shared/chat/message'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { IconButton } from '../../ui/action-buttons.tsx'
import { type Mentionable, MentionList, useMentions } from '../../ui/mentions/mentions.tsx'
import { MentionButton, MessageField } from '../../ui/message-thread/message-field.tsx'
import thread from '../../ui/message-thread/message-thread.module.css'
import { useDraftText } from '../../ui/use-draft-text.ts'
import style from './chat.module.css'

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
  return { mentioning, over, isReady, send }
}

export function Composer(props: Props) {
  const { mentioning, over, isReady, send } = useComposer(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={thread.composer} onSubmit={submit}>
      {mentioning.shown.length > 0 && (
        <MentionList
          className={thread.people}
          mentioning={mentioning}
          avatarOf={id => props.people.find(person => person.id === id)?.avatarUrl}
        />
      )}
      <Group align="end" wrap="nowrap" gap={6}>
        <MentionButton mentioning={mentioning} />
        <MessageField
          name="message"
          label={chatTexts.label}
          placeholder={texts.placeholder}
          describedBy="chat-hint"
          invalid={over > 0}
          mentioning={mentioning}
          onSend={send}
        />
        <IconButton
          label={texts.send}
          icon={IconSend2}
          type="submit"
          variant="filled"
          color="violet"
          size={44}
          disabled={!isReady}
        />
      </Group>
      <p id="chat-hint" className={over > 0 ? style.over : style.hint}>
        {over > 0 ? chatTexts.tooLong(over) : `${texts.hint}. ${chatTexts.mentionHint}.`}
      </p>
    </form>
  )
}
