import { Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addDays } from 'shared/formats/calendar-days'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { chatTexts } from 'shared/messages/it/chat'
import { QuietButton, SmallButton } from '../action-buttons.tsx'
import { loadMore, type NextPage } from '../query-view.tsx'
import { useLogScroll, useVisible } from '../use-log-scroll.ts'
import style from './message-thread.module.css'

interface Props {
  label: string
  query: NextPage
  /** Ids of all rows, oldest first; each row carries its own as `data-row`. */
  ids: readonly string[]
  empty: ReactNode
  /** Shown above the first message ever. */
  begin: string
  unread: number
  /** Called once for each newest row while it is visible and there are unread messages. */
  onRead: () => void
  children: ReactNode
}

const edge = { mih: 40, py: 6, fz: 'sm', ta: 'center', c: 'dimmed' } as const

function Older({ query, begin }: Pick<Props, 'query' | 'begin'>) {
  if (query.isFetchingNextPage)
    return (
      <Text {...edge} role="status">
        {chatTexts.loadingOlder}
      </Text>
    )
  if (!query.hasNextPage) return <Text {...edge}>{begin}</Text>
  return (
    <Text {...edge} component="div">
      <QuietButton onClick={() => void loadMore(query)}>{chatTexts.older}</QuietButton>
    </Text>
  )
}

/** Scrolling list of messages, newest last. Scrolling up loads older ones without a jump. */
export function MessageThread({ label, query, ids, empty, begin, unread, onRead, children }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const visible = useVisible()
  const { atEnd, toEnd, onScroll } = useLogScroll(log, ids, () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  })
  const isUnread = unread > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest row
  useEffect(() => {
    if (isUnread && atEnd && visible) onRead()
  }, [isUnread, ids.at(-1), atEnd, visible])
  return (
    <div className={style.frame}>
      {/* `MessageAnnouncer` reads new messages out: a live log would read every older page too. */}
      <div
        ref={log}
        className={style.log}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {ids.length === 0 ? empty : <Older query={query} begin={begin} />}
        {children}
      </div>
      {!atEnd && (
        <SmallButton
          className={style.down}
          leftSection={<IconArrowDown size={18} aria-hidden="true" />}
          onClick={toEnd}
        >
          {chatTexts.newest}
        </SmallButton>
      )}
    </div>
  )
}

/** Live region that announces the newest message of others; the one that is there at first is not announced. */
export function MessageAnnouncer({ newest }: { newest: { id: string; text: string } | undefined }) {
  const known = useRef(newest?.id)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!newest || newest.id === known.current) return
    known.current = newest.id
    setNews(newest.text)
  }, [newest])
  return <VisuallyHidden role="status">{news}</VisuallyHidden>
}

/** Heading of a day, a date in Rome: today, yesterday or the date. */
export function DayHeading({ day }: { day: string }) {
  const today = dayInRome(new Date())
  const yesterday = day === addDays(today, -1) ? chatTexts.yesterday : dateIt(day)
  return <p className={style.day}>{day === today ? chatTexts.today : yesterday}</p>
}
