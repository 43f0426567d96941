import { QueryClient } from '@tanstack/react-query'
import { appCodeOf } from '../ui/errors.ts'

const MAX_TRIES = 2

// Retries only lost requests and a busy server, not refusals.
function isWorthRetrying(tries: number, error: unknown): boolean {
  const code = appCodeOf(error)
  return tries < MAX_TRIES && (code === undefined || code === 'UNAVAILABLE')
}

/**
 * Mutations fail at once while offline and are not retried later, because their subject may have changed by then.
 * Comments of a review are queued instead; the list shows them and they can be discarded.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5000, retry: isWorthRetrying },
    mutations: { networkMode: 'always' },
  },
})

type Page = { nextCursor: string | null }

/** Options for lists with filters: the next page is fetched by its cursor; old rows stay while filters change. */
export const cursorQueryOptions = {
  getNextPageParam: (page: Page) => page.nextCursor,
  placeholderData: <Data>(previous: Data) => previous,
} as const
