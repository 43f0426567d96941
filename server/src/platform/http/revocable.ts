import type { Realtime } from '../realtime/live.ts'

interface Terms {
  /** Room that is signalled when the permission may have ended. */
  room: string
  isStillAllowed: () => Promise<boolean>
}

/**
 * Returns an answer whose body is cut off when the permission ends, such as a video that is playing. `answer` checks the
 * permission itself: it runs once the room is followed, so that no revocation is missed in between.
 */
export async function closeWhenRevoked(
  live: Pick<Realtime, 'follow'>,
  { room, isStillAllowed }: Terms,
  answer: () => Promise<Response>,
): Promise<Response> {
  const revoked = new AbortController()
  const check = async () => {
    if (!(await isStillAllowed())) revoked.abort(new Error('The permission to read this file was revoked.'))
  }
  const unfollow = live.follow(room, () => void check().catch(error => revoked.abort(error)))
  const { body, status, headers } = await answer().catch(error => {
    unfollow()
    throw error
  })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  // The reader of the answer gets the errors as well.
  const piped = body?.pipeTo(writable, { signal: revoked.signal }).catch(() => undefined)
  void Promise.resolve(piped).finally(unfollow)
  return new Response(body && readable, { status, headers })
}
