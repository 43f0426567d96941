import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'

/** Keeps a guest's room true: whatever changes in it is fetched, and so is why the link has ended. */
export function useRoomChanges(guestId: string): void {
  const { client, guestReview } = trpc.useUtils()
  useEffect(() => {
    const fetchAnew = () => void guestReview.room.invalidate()
    const stream = client.guestReview.events.subscribe(
      { guestId },
      { onData: fetchAnew, onComplete: fetchAnew },
    )
    return () => stream.unsubscribe()
  }, [client, guestReview, guestId])
}
