import { useEffect, useRef, useState } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import type { Message } from './chat-cache.ts'

/** Reads aloud what others say while one is here; what was there before, and older pages, are not news. */
export function Arrivals({ messages, me }: { messages: readonly Message[]; me: string }) {
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
