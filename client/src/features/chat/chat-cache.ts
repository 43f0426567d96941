import { type Outputs, trpc } from '../../lib/trpc.ts'
import { MESSAGES_PAGE } from './messages-page.ts'

export type Message = Outputs['team']['chat']['list']['items'][number]

/** What was said, the oldest first; older pages come when asked for. */
export function useMessages() {
  const query = trpc.team.chat.list.useInfiniteQuery(MESSAGES_PAGE, {
    getNextPageParam: page => page.nextCursor,
  })
  const messages = query.data?.pages.flatMap(page => page.items).reverse() ?? []
  return { query, messages }
}

type Utils = ReturnType<typeof trpc.useUtils>

/** Puts a message that the server has taken at the end, unless it is there already. */
export function putMessage({ team }: Utils, message: Message): void {
  team.chat.list.setInfiniteData(MESSAGES_PAGE, data => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first || first.items.some(item => item.id === message.id)) return data
    return { ...data, pages: [{ ...first, items: [message, ...first.items] }, ...rest] }
  })
}
