import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}

/** Marks the chat as read when its newest messages are before the reader's eyes. */
export function useReadMark(atEnd: boolean): void {
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
