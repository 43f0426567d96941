import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from './query-client.ts'
import { onSessionEnd } from './session.ts'
import { trpc, trpcClient } from './trpc.ts'

// Cached data of one user must not be shown to the next.
onSessionEnd(() => queryClient.clear())

/**
 * Provides tRPC and its query client. Used only around components that call, so that other public pages load neither.
 */
export function TrpcProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
