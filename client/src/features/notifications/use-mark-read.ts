import { type Area, callsOf, useNotificationCache } from './area.ts'
import { HEADER_PAGE, LIST_PAGES } from './pages.ts'

type Listed = { items: { id: string; read: boolean }[] }

const marked = <Data extends Listed>(data: Data | undefined, id?: string): Data | undefined =>
  data && { ...data, items: data.items.map(item => (!id || item.id === id ? { ...item, read: true } : item)) }

/** Paints the lists that are on the screen as read. @returns how to take that back. */
function usePaint(area: Area) {
  const cache = useNotificationCache(area)
  return (id?: string) => {
    const header = cache.list.getData(HEADER_PAGE)
    const lists = LIST_PAGES.map(input => ({ input, before: cache.list.getInfiniteData(input) }))
    cache.list.setData(HEADER_PAGE, data => marked(data, id))
    for (const { input } of lists) {
      cache.list.setInfiniteData(
        input,
        data => data && { ...data, pages: data.pages.map(page => marked(page, id) ?? page) },
      )
    }
    return () => {
      cache.list.setData(HEADER_PAGE, header)
      for (const { input, before } of lists) cache.list.setInfiniteData(input, before)
    }
  }
}

/** Marks one as read (or all): at once on the screen, taken back and logged when the server did not follow. */
export function useMarkRead(area: Area) {
  const cache = useNotificationCache(area)
  const paint = usePaint(area)
  const handlers = {
    onError: (error: unknown, _input: unknown, takeBack: (() => void) | undefined) => {
      takeBack?.()
      console.warn(error)
    },
    onSettled: () => void cache.invalidate(),
  }
  const one = callsOf(area).markRead.useMutation({ ...handlers, onMutate: ({ id }) => paint(id) })
  const all = callsOf(area).markAllRead.useMutation({ ...handlers, onMutate: () => paint() })
  return {
    markRead: (id: string) => one.mutate({ id }),
    markAllRead: (onSuccess: () => void) => all.mutate(undefined, { onSuccess }),
  }
}
