import { Box, Button, Text } from '@mantine/core'
import { IconArrowDown, IconMessages } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Mentionable } from '../../ui/mentions/mentions.tsx'
import { useLogScroll, useVisible } from '../../ui/use-log-scroll.ts'
import style from './chat.module.css'
import type { Message, useMessages } from './chat-cache.ts'
import { MessageRow, OutgoingRow, rowsOf } from './message-row.tsx'
import type { Outgoing, Sender } from './use-sending.ts'

/** Marks the chat as read while its newest messages are visible. */
function useReadMark(atEnd: boolean): void {
  const { team } = trpc.useUtils()
  const visible = useVisible()
  const unread = trpc.team.chat.unreadCount.useQuery().data?.count ?? 0
  const { mutate } = trpc.team.chat.markRead.useMutation({
    onMutate: () => team.chat.unreadCount.setData(undefined, { count: 0 }),
    onError: error => {
      console.error(error)
      void team.chat.unreadCount.invalidate()
    },
  })
  useEffect(() => {
    if (unread > 0 && atEnd && visible) mutate()
  }, [unread, atEnd, visible, mutate])
}

const texts = teamTexts.chat

type Query = ReturnType<typeof useMessages>['query']

type Props = {
  query: Query
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  sender: Sender
  people: readonly Mentionable[]
  me: string
}

const edge = { mih: 40, py: 6, fz: 'sm', ta: 'center', c: 'dimmed' } as const

function Older({ query }: { query: Query }) {
  if (query.isFetchingNextPage)
    return (
      <Text {...edge} role="status">
        {chatTexts.loadingOlder}
      </Text>
    )
  if (!query.hasNextPage) return <Text {...edge}>{chatTexts.begin}</Text>
  return (
    <Text {...edge}>
      <Button variant="subtle" size="sm" onClick={() => void query.fetchNextPage()}>
        {texts.older}
      </Button>
    </Text>
  )
}

/** The messages, the newest last. Scrolling up loads older ones without a jump. */
export function ChatLog({ query, messages, outgoing, sender, people, me }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(messages), [messages])
  const ids = [...messages.map(message => message.id), ...outgoing.map(item => item.requestId)]
  const { atEnd, toEnd, onScroll } = useLogScroll(log, ids, () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  })
  useReadMark(atEnd)
  const isEmpty = ids.length === 0
  return (
    <Box display="grid" pos="relative" mih={0}>
      {/* New messages are announced by `MessageAnnouncer`: a live log would read every older page out, too. */}
      <div
        ref={log}
        className={style.log}
        role="log"
        aria-live="off"
        aria-label={texts.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {isEmpty ? (
          <EmptyState icon={IconMessages} title={texts.empty} text={chatTexts.emptyText} />
        ) : (
          <Older query={query} />
        )}
        {rows.map(row => (
          <MessageRow key={row.message.id} row={row} people={people} me={me} />
        ))}
        {outgoing.map(item => (
          <OutgoingRow key={item.requestId} item={item} sender={sender} people={people} me={me} />
        ))}
      </div>
      {!atEnd && (
        <Button
          variant="default"
          size="sm"
          className={style.down}
          leftSection={<IconArrowDown size={18} aria-hidden="true" />}
          onClick={toEnd}
        >
          {chatTexts.newest}
        </Button>
      )}
    </Box>
  )
}
