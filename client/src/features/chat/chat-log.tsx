import { IconArrowDown, IconMessages } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Mentionable } from '../../ui/mentions/mentions.tsx'
import style from './chat.module.css'
import type { Message, useMessages } from './chat-cache.ts'
import { MessageRow, OutgoingRow } from './message-row.tsx'
import { rowsOf } from './message-rows.ts'
import type { Outgoing } from './outbox.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useReadMark } from './use-read-mark.ts'
import type { Sender } from './use-sending.ts'

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

function Older({ query }: { query: Query }) {
  if (query.isFetchingNextPage)
    return (
      <p className={style.edge} role="status">
        {chatTexts.loadingOlder}
      </p>
    )
  if (!query.hasNextPage) return <p className={style.edge}>{chatTexts.begin}</p>
  return (
    <p className={style.edge}>
      <Button variant="subtle" size="small" onClick={() => void query.fetchNextPage()}>
        {texts.older}
      </Button>
    </p>
  )
}

/** What was said, the newest at the end; older messages come when one scrolls up, without a jump. */
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
    <div className={style.frame}>
      {/* Who reads by ear is told of what arrives elsewhere: here every older page would be read out, too. */}
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
        <Button variant="outline" size="small" className={style.down} onClick={toEnd}>
          <IconArrowDown size={18} aria-hidden="true" />
          {chatTexts.newest}
        </Button>
      )}
    </div>
  )
}
