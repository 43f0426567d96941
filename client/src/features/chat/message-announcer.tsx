import { useEffect, useRef, useState } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import type { Message } from './chat-cache.ts'

/** A live region that announces new messages of others. Messages from before the visit are not announced. */
export function MessageAnnouncer({ messages, me }: { messages: readonly Message[]; me: string }) {
  const last = messages.at(-1)
  const known = useRef(last?.id)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!last || last.id === known.current) return
    known.current = last.id
    if (last.memberId !== me) setNews(chatTexts.arrived(last.userName, last.message))
  }, [last, me])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
