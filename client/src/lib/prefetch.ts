import { createTRPCQueryUtils } from '@trpc/react-query'
import type { AppRouter } from 'server/routers/index'
import { isUuid } from 'shared/fields/uuid'
import { queryClient } from './query-client.ts'
import { getSession, loadSessionOnce } from './session.ts'
import { trpcClient } from './trpc.ts'

/** The queries of the screens outside of React, over the same cache: what a loader has asked for, a screen finds. */
export const queries = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient })

/** Input of the project list that the switcher shows and the active project is found in. */
export const PROJECT_LIST = { limit: 100 }

type Reads = () => Promise<unknown>[]

const nothing = () => []
const ignore = () => undefined

/** A read that fails is asked again by the screen, which says what it is answered. */
function start(reads: Promise<unknown>[]): void {
  for (const read of reads) read.catch(ignore)
}

/**
 * Starts what a page reads, as far as it is not there yet, before its code draws anything; while it is not known who
 * is signed in, that is asked for in the same batch. Nothing waits for the answers: skeleton, failure and retry stay
 * the screen's own.
 */
function prefetch(reads: Reads): void {
  if (getSession().state === 'signed-out') return
  loadSessionOnce(() => trpcClient.auth.session.query())
  start([queries.dashboard.profile.get.ensureData(), ...reads()])
}

/** For a screen of the dashboard: what it reads by itself. */
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
