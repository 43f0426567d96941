import { QueryClient } from '@tanstack/react-query'
import { appCodeOf } from '../ui/errors.ts'

const MAX_TRIES = 2

// A refusal is an answer: only silence and a busy server are worth another try.
function isWorthRetrying(tries: number, error: unknown): boolean {
  const code = appCodeOf(error)
  return tries < MAX_TRIES && (code === undefined || code === 'UNAVAILABLE')
}

/**
 * Without a network an act fails at once, and is never done later behind the person's back: what it was about may have
 * changed by then. Comments of a review are the exception: they wait in sight, and can be discarded.
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
