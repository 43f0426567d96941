import type { Realtime } from '../realtime/live.ts'

interface Terms {
  /** Room that is signalled when the permission may have ended. */
  room: string
  isStillAllowed: () => Promise<boolean>
}

/** Returns an answer whose body is cut off when the permission ends, such as a video that is playing. */
export function closeWhenRevoked(live: Pick<Realtime, 'follow'>, terms: Terms, answer: Response): Response {
  if (!answer.body) return answer
  return new Response(cutOff(live, terms, answer.body.getReader()), {
    status: answer.status,
    headers: answer.headers,
  })
}

function cutOff(
  live: Pick<Realtime, 'follow'>,
  { room, isStillAllowed }: Terms,
  bytes: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  let end: (how?: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => void
  return new ReadableStream({
    start(controller) {
      let isOver = false
      const check = async () => {
        if (await isStillAllowed()) return
        end(stream => stream.error(new Error('The permission to read this file was revoked.')))
        await bytes.cancel()
      }
      const checkNow = () => void check().catch(error => controller.error(error))
      const unfollow = live.follow(room, checkNow)
      end = how => {
        if (!isOver) how?.(controller)
        isOver = true
        unfollow()
      }
      // The permission may have ended since it was checked.
      checkNow()
    },
    async pull(controller) {
      const { done, value } = await bytes.read()
      if (done) end(stream => stream.close())
      else controller.enqueue(value)
    },
    cancel(reason) {
      end()
      return bytes.cancel(reason)
    },
  })
}
