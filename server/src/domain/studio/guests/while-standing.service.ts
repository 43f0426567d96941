import type { Platform } from '../../../platform/platform.ts'
import { standingGuest } from './guest-visit.service.ts'
import type { Guest } from './guests.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'live'>

/** What a guest is being sent, for as long as the link is good: a film that runs ends with it. */
export function whileStanding(ports: Ports, guest: Guest, answer: Response): Response {
  if (!answer.body) return answer
  return new Response(cutOff(ports, guest, answer.body.getReader()), {
    status: answer.status,
    headers: answer.headers,
  })
}

function cutOff(
  ports: Ports,
  { id, projectId }: Guest,
  bytes: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  let end: (how?: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => void
  return new ReadableStream({
    start(controller) {
      let isOver = false
      const check = async () => {
        if (await standingGuest(ports, id)) return
        end(stream => stream.error(new Error('The link of this guest was revoked.')))
        await bytes.cancel()
      }
      const unfollow = ports.live.follow(
        projectId,
        () => void check().catch(error => controller.error(error)),
      )
      end = how => {
        if (!isOver) how?.(controller)
        isOver = true
        unfollow()
      }
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
