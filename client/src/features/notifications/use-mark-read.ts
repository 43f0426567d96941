import { type Area, callsOf, useNotificationCache } from './area.ts'
import { HEADER_PAGE, LIST_PAGE } from './pages.ts'

type Listed = { items: { id: string; read: boolean }[] }

const marked = <Data extends Listed>(data: Data | undefined, id?: string): Data | undefined =>
  data && { ...data, items: data.items.map(item => (!id || item.id === id ? { ...item, read: true } : item)) }

/** Marks one as read (or all): at once on the screen, taken back and logged when the server did not follow. */
export function useMarkRead(area: Area) {
  const cache = useNotificationCache(area)
  const paint = (id?: string) => {
    cache.list.setData(HEADER_PAGE, data => marked(data, id))
    cache.list.setInfiniteData(
      LIST_PAGE,
      data => data && { ...data, pages: data.pages.map(page => marked(page, id) ?? page) },
    )
  }
  const handlers = {
    onError: (error: unknown) => console.error(error),
    onSettled: () => void cache.invalidate(),
  }
  const one = callsOf(area).markRead.useMutation({ ...handlers, onMutate: ({ id }) => paint(id) })
  const all = callsOf(area).markAllRead.useMutation({ ...handlers, onMutate: () => paint() })
  return { markRead: (id: string) => one.mutate({ id }), markAllRead: all.mutateAsync }
}
