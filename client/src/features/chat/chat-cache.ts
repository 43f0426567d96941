import { type Outputs, trpc } from '../../lib/trpc.ts'

export const MESSAGES_PAGE = { limit: 40 }

export type Message = Outputs['team']['chat']['list']['items'][number]

/** Returns the loaded messages, the oldest first. */
export function useMessages() {
  const query = trpc.team.chat.list.useInfiniteQuery(MESSAGES_PAGE, {
    getNextPageParam: page => page.nextCursor,
  })
  const messages = query.data?.pages.flatMap(page => page.items).reverse() ?? []
  return { query, messages }
}

type Utils = ReturnType<typeof trpc.useUtils>

/** Appends a saved message to the cached list unless it is there already. */
export function putMessage({ team }: Utils, message: Message): void {
  team.chat.list.setInfiniteData(MESSAGES_PAGE, data => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first || first.items.some(item => item.id === message.id)) return data
    return { ...data, pages: [{ ...first, items: [message, ...first.items] }, ...rest] }
  })
}
