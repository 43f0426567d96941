import { IconMessages } from '@tabler/icons-react'
import { Fragment } from 'react'
import { dayInRome } from 'shared/formats/date-it'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DayHeading, MessageThread } from '../../ui/message-thread/message-thread.tsx'
import {
  type Message,
  messagesRouter,
  type Reader,
  type Side,
  type useConversation,
} from './conversation-queries.ts'
import { MessageBubble } from './message-bubble.tsx'

interface Props {
  side: Side
  projectId: string
  conversation: ReturnType<typeof useConversation>
}

const dayOf = ({ createdAt }: Message) => dayInRome(new Date(createdAt))

/** Groups the readers by the newest message of others that each has read. */
function readersByMessage(messages: readonly Message[], readers: readonly Reader[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { userId, readAt, fullName } of readers) {
    const last = messages.findLast(message => message.createdAt <= readAt && message.userId !== userId)
    if (last) names.set(last.id, [...(names.get(last.id) ?? []), fullName])
  }
  return names
}

/** Renders the messages of a conversation, newest last, each with those who have read up to it. */
export function MessageLog({ side, projectId, conversation }: Props) {
  const { query, messages, newest } = conversation
  const { mutate } = messagesRouter(side).markRead.useMutation()
  const seen = readersByMessage(messages, newest?.readers ?? [])
  return (
    <MessageThread
      label={texts.log}
      query={query}
      ids={messages.map(({ id }) => id)}
      begin={texts.begin}
      empty={
        <EmptyState
          icon={IconMessages}
          title={texts.emptyTitle}
          text={side === 'team' ? texts.emptyTeam : texts.emptyClient}
        />
      }
      unread={newest?.unread ?? 0}
      onRead={() => mutate({ projectId })}
    >
      {messages.map((message, index) => {
        const before = messages[index - 1]
        const day = dayOf(message)
        return (
          <Fragment key={message.id}>
            {(!before || dayOf(before) !== day) && <DayHeading day={day} />}
            <MessageBubble
              side={side}
              projectId={projectId}
              message={message}
              seenBy={seen.get(message.id) ?? []}
            />
          </Fragment>
        )
      })}
    </MessageThread>
  )
}
