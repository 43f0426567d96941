import { chatTexts } from 'shared/messages/it/chat'
import { trpc } from '../../lib/trpc.ts'

const MAX_COUNTED = 99

/** Returns the number of unread messages with its label; a live event refetches it. */
export function useUnread(enabled: boolean): { count: number; label: string } | undefined {
  const count = trpc.team.chat.unreadCount.useQuery(undefined, { enabled }).data?.count
  if (count === undefined) return undefined
  return { count, label: count > MAX_COUNTED ? chatTexts.unreadMany : chatTexts.unread(count) }
}
