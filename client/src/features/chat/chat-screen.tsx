import { Paper, VisuallyHidden } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import style from './chat.module.css'
import { type Message, useMessages } from './chat-cache.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { useSending } from './use-sending.ts'

/** A live region that announces new messages of others. Messages from before the visit are not announced. */
function MessageAnnouncer({ messages, me }: { messages: readonly Message[]; me: string }) {
  const last = messages.at(-1)
  const known = useRef(last?.id)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!last || last.id === known.current) return
    known.current = last.id
    if (last.memberId !== me) setNews(chatTexts.arrived(last.userName, last.message))
  }, [last, me])
  return <VisuallyHidden role="status">{news}</VisuallyHidden>
}

const texts = teamTexts.chat

function usePeople() {
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data
  return useMemo(() => members?.items ?? [], [members])
}

export function ChatScreen({ me }: { me: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useKeyboardInset(panel)
  const { query, messages } = useMessages()
  const known = useMemo(
    () => new Set(query.data?.pages.flatMap(page => page.items.map(item => item.id))),
    [query.data],
  )
  const { outgoing, sender } = useSending(known)
  const people = usePeople()
  const others = people.filter(person => person.id !== me && !person.suspendedAt && !person.accountingOnly)
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Paper withBorder ref={panel} className={style.chat}>
        <div className={style.upper}>
          <QueryView query={query} skeletonHeights={[60, 90, 60, 120]} errorTitle={texts.load}>
            {() => (
              <ChatLog
                query={query}
                messages={messages}
                outgoing={outgoing}
                sender={sender}
                people={people}
                me={me}
              />
            )}
          </QueryView>
        </div>
        {query.data && <MessageAnnouncer messages={messages} me={me} />}
        <Composer people={others} onSend={sender.send} />
      </Paper>
    </Screen>
  )
}
