import { IconMessages } from '@tabler/icons-react'
import { useMemo } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Mentionable } from '../../ui/mentions/mentions.tsx'
import { MessageThread } from '../../ui/message-thread/message-thread.tsx'
import type { Message, useMessages } from './chat-cache.ts'
import { MessageRow, OutgoingRow, rowsOf } from './message-row.tsx'
import type { Outgoing, Sender } from './use-sending.ts'

const texts = teamTexts.chat

/** Returns the number of unread messages, and what marks them as read. */
function useUnread() {
  const { team } = trpc.useUtils()
  const unread = trpc.team.chat.unreadCount.useQuery().data?.count ?? 0
  const { mutate } = trpc.team.chat.markRead.useMutation({
    onMutate: () => team.chat.unreadCount.setData(undefined, { count: 0 }),
    onError: error => {
      console.error(error)
      void team.chat.unreadCount.invalidate()
    },
  })
  return { unread, onRead: () => mutate() }
}

type Props = {
  query: ReturnType<typeof useMessages>['query']
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  sender: Sender
  people: readonly Mentionable[]
  me: string
}

/** Renders the messages of the team, newest last; those on their way follow them. */
export function ChatLog({ query, messages, outgoing, sender, people, me }: Props) {
  const rows = useMemo(() => rowsOf(messages), [messages])
  return (
    <MessageThread
      {...useUnread()}
      label={texts.log}
      query={query}
      ids={[...messages.map(({ id }) => id), ...outgoing.map(({ requestId }) => requestId)]}
      begin={chatTexts.begin}
      empty={<EmptyState icon={IconMessages} title={texts.empty} text={chatTexts.emptyText} />}
    >
      {rows.map(row => (
        <MessageRow key={row.message.id} row={row} people={people} me={me} />
      ))}
      {outgoing.map(item => (
        <OutgoingRow key={item.requestId} item={item} sender={sender} people={people} me={me} />
      ))}
    </MessageThread>
  )
}
