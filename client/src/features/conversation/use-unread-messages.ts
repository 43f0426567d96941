import { useSearch } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { conversationTexts } from 'shared/messages/it/conversation'
import { useActiveCompany } from '../../lib/capabilities.ts'
import { PROJECT_LIST } from '../../lib/prefetch.ts'
import { trpc } from '../../lib/trpc.ts'

/**
 * Counts unread messages of the project in the address, else of the newest one of the active company; undefined while
 * it loads.
 */
export function useUnreadMessages(): { count: number; label: string } | undefined {
  const { project: named } = useSearch({ strict: false })
  const company = useActiveCompany()
  const projects = trpc.dashboard.projects.list.useQuery(PROJECT_LIST).data?.items
  const newest = projects?.find(({ companyId }) => companyId === company?.id)?.id
  const projectId = isUuid(named) ? named : newest
  const { data } = trpc.dashboard.messages.unreadCount.useQuery(
    { projectId: projectId ?? '' },
    { enabled: projectId !== undefined },
  )
  return data && { count: data.count, label: conversationTexts.unread(data.count) }
}
