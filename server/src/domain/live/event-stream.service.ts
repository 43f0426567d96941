import { AppError } from 'shared/errors/app-error'
import { MINUTE, SECOND, sleep } from '../../platform/clock.ts'
import type { AppDeps } from '../../platform/platform.ts'
import type { EphemeralMessage, LiveEvent } from '../../platform/realtime/event-reader.ts'

const RECHECK_MS = MINUTE
/** More streams than a user's browsers need, since all tabs of a browser share one. */
const MAX_STREAMS = 20
const RETRY_SECONDS = 60
const NEW_COOKIE_MS = SECOND

export type StreamMessage = LiveEvent | EphemeralMessage

export interface Follow {
  userId: string
  /** Id of the last event that the client has; an unreadable one starts from now. */
  lastEventId: string | undefined
  /** Returns true if the session that opened the stream is still valid, with the same role. */
  stillValid(): Promise<boolean>
  signal: AbortSignal
}

/**
 * Streams a user's events after an id, each once and in order. Subscribes before it replays, so that no event is
 * missed. Ephemeral messages are inserted as they arrive. Ends when the client disconnects, or when the session ends or
 * is revoked.
 * @throws AppError `LIMITED` if the user has too many open streams.
 */
export async function streamUserEvents(
  { live }: Pick<AppDeps, 'live'>,
  { userId, lastEventId, stillValid, signal }: Follow,
): Promise<AsyncGenerator<StreamMessage>> {
  if (live.countOf(userId) >= MAX_STREAMS) throw new AppError('LIMITED', { retryAfterSeconds: RETRY_SECONDS })
  const inbox = createEventBuffer()
  const unsubscribe = live.subscribe(userId, inbox)
  const regularly = setInterval(inbox.onRecheck, RECHECK_MS)
  const leave = () => {
    clearInterval(regularly)
    unsubscribe()
    inbox.close()
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    const from = readId(lastEventId)
    const latest = await live.latest(userId)
    // A higher id than the latest (restored database, forged id) would suppress all new events.
    return arriving(Math.min(from ?? latest, latest), latest)
  } catch (error) {
    leave()
    throw error
  }

  async function* arriving(from: number, latest: number) {
    let seen = from
    if (seen < latest) inbox.fallBehind()
    try {
      while (!signal.aborted) {
        const { events, words, behind, recheck } = await inbox.next()
        if (recheck && !(await stillValid())) {
          // If the session continues with a new cookie, the browser must receive it before it reconnects.
          await sleep(NEW_COOKIE_MS)
          return
        }
        yield* words
        // A stream that is behind replays from `seen`; the replay includes the shared events, in order.
        const next = behind ? await live.replay(userId, seen) : events
        for (const event of next) {
          if (event.id <= seen) continue
          seen = event.id
          yield event
        }
        if (behind && next.length > 0) inbox.fallBehind()
      }
    } finally {
      leave()
    }
  }
}

function readId(text: string | undefined): number | undefined {
  if (!text || !/^\d{1,15}$/.test(text)) return undefined
  return Number(text)
}

interface Arrived {
  events: LiveEvent[]
  words: EphemeralMessage[]
  /** True if events must be read from the table before `events`. */
  behind: boolean
  recheck: boolean
}

const nothingYet = (): Arrived => ({ events: [], words: [], behind: false, recheck: false })

/** Creates a buffer of arrived events for `next`. */
function createEventBuffer() {
  let arrived = nothingYet()
  let isClosed = false
  let filled = Promise.withResolvers<void>()
  return {
    onEvent(event: LiveEvent) {
      arrived.events.push(event)
      filled.resolve()
    },
    onWords(passing: EphemeralMessage) {
      arrived.words.push(passing)
      filled.resolve()
    },
    onRecheck() {
      arrived.recheck = true
      filled.resolve()
    },
    fallBehind() {
      arrived.behind = true
      filled.resolve()
    },
    /** Wakes a pending `next`, which then returns nothing. */
    close() {
      isClosed = true
      filled.resolve()
    },
    async next(): Promise<Arrived> {
      if (!isClosed) await filled.promise
      const taken = arrived
      arrived = nothingYet()
      filled = Promise.withResolvers()
      return taken
    },
  }
}
