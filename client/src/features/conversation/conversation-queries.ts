import { type Outputs, trpc } from '../../lib/trpc.ts'

export type Side = 'client' | 'team'

export type Message = Outputs['dashboard']['messages']['list']['items'][number]
export type Reader = Outputs['dashboard']['messages']['list']['readers'][number]

export const conversationPage = (projectId: string) => ({ projectId, limit: 40 })

/** Returns the procedures of a side; both sides have the same ones. */
export const messagesRouter = (side: Side) => (side === 'team' ? trpc.team.messages : trpc.dashboard.messages)

export function useMessagesCache(side: Side) {
  const utils = trpc.useUtils()
  return side === 'team' ? utils.team.messages : utils.dashboard.messages
}

/** Returns the loaded messages, oldest first, and the facts of the newest page. */
export function useConversation(side: Side, projectId: string) {
  const query = messagesRouter(side).list.useInfiniteQuery(conversationPage(projectId), {
    getNextPageParam: page => page.nextCursor,
  })
  const pages = query.data?.pages ?? []
  const messages = pages.flatMap(page => page.items).reverse()
  return { query, messages, newest: pages[0] }
}

/** Returns the people that a message can mention, by name. */
export function useMentionable(side: Side, projectId: string) {
  const { dashboard, team } = trpc
  const input = { projectId, inMessages: true }
  const ofClient = dashboard.deliverables.nameable.useQuery(input, { enabled: side === 'client' })
  const ofTeam = team.deliverables.nameable.useQuery(input, { enabled: side === 'team' })
  return (side === 'team' ? ofTeam : ofClient).data?.items ?? []
}
