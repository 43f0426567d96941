import { QueryClient } from '@tanstack/react-query'
import { appCodeOf } from './ui/failure.ts'

const MAX_TRIES = 2

// A refusal is an answer: only silence and a busy server are worth another try.
function isWorthRetrying(tries: number, error: unknown): boolean {
  const code = appCodeOf(error)
  return tries < MAX_TRIES && (code === undefined || code === 'UNAVAILABLE')
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5000, retry: isWorthRetrying } },
})
