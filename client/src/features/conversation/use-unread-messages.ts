import { useSearch } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { conversationTexts } from 'shared/messages/it/conversation'
import { PROJECT_LIST } from '../../lib/prefetch.ts'
import { trpc } from '../../lib/trpc.ts'

/** Counts unread messages of the project in the address, else of the newest one; undefined while it loads. */
export function useUnreadMessages(): { count: number; label: string } | undefined {
  const { project: named } = useSearch({ strict: false })
  const newest = trpc.dashboard.projects.list.useQuery(PROJECT_LIST).data?.items[0]?.id
  const projectId = isUuid(named) ? named : newest
  const { data } = trpc.dashboard.messages.unreadCount.useQuery(
    { projectId: projectId ?? '' },
    { enabled: projectId !== undefined },
  )
  return data && { count: data.count, label: conversationTexts.unread(data.count) }
}
