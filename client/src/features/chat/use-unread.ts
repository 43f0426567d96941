import { chatTexts } from 'shared/messages/it/chat'
import { trpc } from '../../lib/trpc.ts'

const MOST_COUNTED = 99

/** How many messages wait to be read, in figures and words; a live event asks anew. */
export function useUnread(): { count: number; label: string } | undefined {
  const count = trpc.team.chat.unreadCount.useQuery().data?.count
  if (count === undefined) return undefined
  return { count, label: count > MOST_COUNTED ? chatTexts.unreadMany : chatTexts.unread(count) }
}
