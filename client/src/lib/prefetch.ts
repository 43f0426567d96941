import { createTRPCQueryUtils } from '@trpc/react-query'
import type { AppRouter } from 'server/routers/index'
import { isUuid } from 'shared/fields/uuid'
import { queryClient } from './query-client.ts'
import { getSession, loadSessionOnce } from './session.ts'
import { trpcClient } from './trpc.ts'

/** Queries outside of React on the same cache, for route loaders. */
export const queries = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient })

/** Input of the project list that the switcher shows and the active project is found in. */
export const PROJECT_LIST = { limit: 100 }

type Reads = () => Promise<unknown>[]

const nothing = () => []
const ignore = () => undefined

/** Failures are ignored: the screen requests again and shows them. */
function start(reads: Promise<unknown>[]): void {
  for (const read of reads) read.catch(ignore)
}

/**
 * Prefetches the queries of a page that are not cached, and the session in the same batch if it is unknown. Not
 * awaited: skeletons, errors and retries are those of the screen.
 */
function prefetch(reads: Reads): void {
  if (getSession().state === 'signed-out') return
  loadSessionOnce(() => trpcClient.auth.session.query())
  start([queries.dashboard.profile.get.ensureData(), ...reads()])
}

export function prefetchDashboard(reads: Reads = nothing): void {
  const { company, projects, notifications } = queries.dashboard
  prefetch(() => [
    company.mine.ensureData(),
    projects.list.ensureData(PROJECT_LIST),
    notifications.unreadCount.ensureData(),
    ...reads(),
  ])
}

/** For a screen about a project: the one that the address names, else the newest, as `ProjectGate` has it. */
export function prefetchProject(
  named: string | undefined,
  readsOf: (projectId: string) => Promise<unknown>[],
): void {
  const { list } = queries.dashboard.projects
  const readsOfNewest = async () => {
    const [newest] = (await list.ensureData(PROJECT_LIST)).items
    if (newest) start(readsOf(newest.id))
  }
  prefetchDashboard(() => (isUuid(named) ? readsOf(named) : [readsOfNewest()]))
}

/** For a screen of the hub. */
export function prefetchHub(reads: Reads = nothing): void {
  const { notifications, chat, leads } = queries.team
  const session = getSession()
  const isAccountingOnly = session.state === 'signed-in' && session.member?.isAccountingOnly === true
  const frame = [notifications.unreadCount, chat.unreadCount, leads.counts]
  prefetch(() => [...(isAccountingOnly ? [] : frame.map(query => query.ensureData())), ...reads()])
}

interface PagedQuery<Input> {
  getInfiniteData(input: Input): unknown
  prefetchInfinite(input: Input): Promise<void>
}

/** Reads the first page of a list, unless some of it is there. */
export const ensureFirstPage = async <Input>(list: PagedQuery<Input>, input: Input): Promise<void> =>
  list.getInfiniteData(input) === undefined ? list.prefetchInfinite(input) : undefined
