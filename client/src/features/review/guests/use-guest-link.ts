import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/trpc.ts'

const keyOf = (token: string) => ['guestLink', token]

/**
 * How a link stands; its token travels in a body, so that it is asked for by a mutation. A browser that is in already is
 * let in again.
 */
export function useGuestLink(token: string) {
  const { guestReview } = trpc.useUtils().client
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: () => guestReview.open.mutate({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  /** With the pass phrase. */
  const enter = async (passPhrase: string | undefined) =>
    cache.setQueryData(keyOf(token), await guestReview.open.mutate({ token, passPhrase }))
  return { query, enter }
}
