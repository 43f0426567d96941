import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Area, callsOf } from './area.ts'

/** Marks the notifications that link to the visited page as read. */
export function useMarkReadOnVisit(area: Area, unread: number | undefined): void {
  const link = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { mutate } = callsOf(area).markLinkRead.useMutation({
    // What was marked is told to all open screens, this one too.
    onError: error => console.warn(error),
  })
  // What comes in while the page is open still rings.
  const arrivedAt = useRef<string>(undefined)
  useEffect(() => {
    if (unread === undefined || arrivedAt.current === link) return
    arrivedAt.current = link
    if (unread > 0) mutate({ link })
  }, [unread, link, mutate])
}
