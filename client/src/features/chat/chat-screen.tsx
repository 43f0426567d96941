import { useMemo, useRef } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import style from './chat.module.css'
import { useMessages } from './chat-cache.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { MessageAnnouncer } from './message-announcer.tsx'
import { useSending } from './use-sending.ts'

const texts = teamTexts.chat

function usePeople() {
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data
  return useMemo(() => members?.items ?? [], [members])
}

/** The chat of the whole team. */
export function ChatScreen({ me }: { me: string }) {
  const room = useRef<HTMLDivElement>(null)
  useKeyboardInset(room)
  const { query, messages } = useMessages()
  const known = useMemo(
    () => new Set(query.data?.pages.flatMap(page => page.items.map(item => item.id))),
    [query.data],
  )
  const { outgoing, sender } = useSending(known)
  const people = usePeople()
  const others = people.filter(person => person.id !== me && !person.suspendedAt)
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <div ref={room} className={`panel ${style.room}`}>
        <div className={style.upper}>
          <QueryView query={query} skeletonHeights={[60, 90, 60, 120]} errorTitle={texts.load}>
            {() => <ChatLog {...{ query, messages, outgoing, sender, people, me }} />}
          </QueryView>
        </div>
        {query.data && <MessageAnnouncer messages={messages} me={me} />}
        <Composer people={others} onSay={sender.say} />
      </div>
    </Screen>
  )
}
