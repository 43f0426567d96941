import { Button } from '@mantine/core'
import { IconArrowDown, IconMessages } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { addDays } from 'shared/formats/calendar-days'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { chatTexts } from 'shared/messages/it/chat'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLogScroll, useVisible } from '../../ui/use-log-scroll.ts'
import style from './conversation.module.css'
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

/** Marks the conversation as read while its newest messages are visible. */
function useReadMark({ side, projectId, conversation }: Props, atEnd: boolean): void {
  const visible = useVisible()
  const unread = conversation.newest?.unread ?? 0
  const last = conversation.messages.at(-1)?.id
  const { mutate } = messagesRouter(side).markRead.useMutation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest message
  useEffect(() => {
    if (unread > 0 && atEnd && visible) mutate({ projectId })
  }, [unread > 0, last, atEnd, visible, projectId, mutate])
}

const dayOf = ({ createdAt }: Message) => dayInRome(new Date(createdAt))

function dayLabel(day: string): string {
  const today = dayInRome(new Date())
  if (day === today) return chatTexts.today
  return day === addDays(today, -1) ? chatTexts.yesterday : dateIt(day)
}

/** Groups the readers by the newest message of others that each has read. */
function readersByMessage(messages: readonly Message[], readers: readonly Reader[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { userId, readAt, fullName } of readers) {
    const last = messages.findLast(message => message.createdAt <= readAt && message.userId !== userId)
    if (last) names.set(last.id, [...(names.get(last.id) ?? []), fullName])
  }
  return names
}

function Older({ query }: Pick<Props['conversation'], 'query'>) {
  if (query.isFetchingNextPage)
    return (
      <p className={style.edge} role="status">
        {texts.loadingOlder}
      </p>
    )
  if (!query.hasNextPage) return <p className={style.edge}>{texts.begin}</p>
  return (
    <p className={style.edge}>
      <Button variant="subtle" size="sm" onClick={() => void query.fetchNextPage()}>
        {texts.older}
      </Button>
    </p>
  )
}

/** The messages of a conversation, newest last. Scrolling up loads older ones without a jump. */
export function MessageLog(props: Props) {
  const { side, projectId, conversation } = props
  const { query, messages, newest } = conversation
  const log = useRef<HTMLDivElement>(null)
  const { atEnd, toEnd, onScroll } = useLogScroll(
    log,
    messages.map(({ id }) => id),
    () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
  )
  useReadMark(props, atEnd)
  const seen = readersByMessage(messages, newest?.readers ?? [])
  return (
    <div className={style.frame}>
      {/* The announcer of the screen reads new messages out: a live log would read older pages too. */}
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
        {messages.length === 0 ? (
          <EmptyState
            icon={IconMessages}
            title={texts.emptyTitle}
            text={side === 'team' ? texts.emptyTeam : texts.emptyClient}
          />
        ) : (
          <Older query={query} />
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1]
          const day = dayOf(message)
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before) !== day) && <p className={style.day}>{dayLabel(day)}</p>}
              <MessageBubble
                side={side}
                projectId={projectId}
                message={message}
                seenBy={seen.get(message.id) ?? []}
              />
            </Fragment>
          )
        })}
      </div>
      {!atEnd && (
        <Button
          variant="default"
          size="sm"
          className={style.down}
          leftSection={<IconArrowDown size={18} aria-hidden="true" />}
          onClick={toEnd}
        >
          {texts.newest}
        </Button>
      )}
    </div>
  )
}
