import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import {
  type Area,
  HEADER_PAGE,
  listPage,
  notificationsRouter,
  useNotificationCache,
} from './notification-queries.ts'

type Listed = { items: { id: string; read: boolean }[] }

const withRead = <Data extends Listed>(data: Data | undefined, id?: string): Data | undefined =>
  data && { ...data, items: data.items.map(item => (!id || item.id === id ? { ...item, read: true } : item)) }

/** Returns a function that marks cached notifications as read and returns its own rollback. */
function useOptimisticUpdate(area: Area) {
  const cache = useNotificationCache(area)
  return (id?: string) => {
    const header = cache.list.getData(HEADER_PAGE)
    const lists = Object.values(listPage).map(input => ({ input, before: cache.list.getInfiniteData(input) }))
    cache.list.setData(HEADER_PAGE, data => withRead(data, id))
    for (const { input } of lists) {
      cache.list.setInfiniteData(
        input,
        data => data && { ...data, pages: data.pages.map(page => withRead(page, id) ?? page) },
      )
    }
    return () => {
      cache.list.setData(HEADER_PAGE, header)
      for (const { input, before } of lists) cache.list.setInfiniteData(input, before)
    }
  }
}

/** Marks one notification or all as read: an optimistic update that is rolled back and logged on failure. */
export function useMarkRead(area: Area) {
  const cache = useNotificationCache(area)
  const update = useOptimisticUpdate(area)
  const handlers = {
    onError: (error: unknown, _input: unknown, rollback: (() => void) | undefined) => {
      rollback?.()
      console.warn(error)
    },
    onSettled: () => void cache.invalidate(),
  }
  const one = notificationsRouter(area).markRead.useMutation({
    ...handlers,
    onMutate: ({ id }) => update(id),
  })
  const all = notificationsRouter(area).markAllRead.useMutation({ ...handlers, onMutate: () => update() })
  return {
    markRead: (id: string) => one.mutate({ id }),
    markAllRead: (onSuccess: () => void) => all.mutate(undefined, { onSuccess }),
  }
}

/** Marks the notifications that link to the visited page as read. */
export function useMarkReadOnVisit(area: Area, unread: number | undefined): void {
  const link = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { mutate } = notificationsRouter(area).markLinkRead.useMutation({
    // The live stream invalidates the lists of all open screens, this one too.
    onError: error => console.warn(error),
  })
  // Notifications that arrive while the page is open stay unread.
  const visited = useRef<string>(undefined)
  useEffect(() => {
    if (unread === undefined || visited.current === link) return
    visited.current = link
    if (unread > 0) mutate({ link })
  }, [unread, link, mutate])
}
