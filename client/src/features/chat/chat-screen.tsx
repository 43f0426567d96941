import { Paper } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import thread from '../../ui/message-thread/message-thread.module.css'
import { MessageAnnouncer } from '../../ui/message-thread/message-thread.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import style from './chat.module.css'
import { useMessages } from './chat-cache.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { useSending } from './use-sending.ts'

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
  const last = messages.at(-1)
  const announced = last && {
    id: last.id,
    text: last.memberId === me ? '' : chatTexts.arrived(last.userName, last.message),
  }
  const people = usePeople()
  const others = people.filter(person => person.id !== me && !person.suspendedAt && !person.accountingOnly)
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Paper withBorder ref={panel} className={style.chat}>
        <div className={thread.upper}>
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
        {query.data && <MessageAnnouncer newest={announced} />}
        <Composer people={others} onSend={sender.send} />
      </Paper>
    </Screen>
  )
}
