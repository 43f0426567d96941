import { AppError } from 'shared/errors/app-error'
import { MINUTE } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { standingGuest } from './guest-visit.service.ts'
import type { Guest } from './guests.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'live'>

/** Ten links, each open in as many tabs. */
const MOST_STREAMS = 100
const RETRY_SECONDS = 60

/** What a guest's screen hears: that it should fetch the room anew. */
export interface RoomChange {
  changed: true
}

/**
 * Tells a guest's screen at once, whenever something in the room has changed, and every minute; ends when the link does.
 * @throws AppError `LIMITED` for a room with more streams open than guests can need.
 */
export async function followRoom(
  ports: Ports,
  { id, projectId }: Guest,
  signal: AbortSignal,
): Promise<AsyncGenerator<RoomChange>> {
  const { live } = ports
  if (live.followersOf(projectId) >= MOST_STREAMS)
    throw new AppError('LIMITED', { retryAfterSeconds: RETRY_SECONDS })
  const bell = createBell()
  const unfollow = live.follow(projectId, bell.ring)
  const regularly = setInterval(bell.ring, MINUTE)
  const leave = () => {
    clearInterval(regularly)
    unfollow()
    bell.ring()
  }
  signal.addEventListener('abort', leave, { once: true })
  return changes()

  async function* changes() {
    try {
      while (!signal.aborted) {
        if (!(await standingGuest(ports, id))) return
        yield { changed: true } as const
        await bell.rung()
      }
    } finally {
      leave()
    }
  }
}

/** Rings that nobody waits for are heard by the next who does, as one. */
function createBell() {
  let hasRung = false
  let wake: () => void = () => undefined
  return {
    ring() {
      hasRung = true
      wake()
    },
    async rung(): Promise<void> {
      if (!hasRung)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      hasRung = false
    },
  }
}
