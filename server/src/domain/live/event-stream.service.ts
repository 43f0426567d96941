import { AppError } from 'shared/errors/app-error'
import { MINUTE, SECOND, sleep } from '../../platform/clock.ts'
import type { AppDeps } from '../../platform/platform.ts'
import type { EphemeralMessage, LiveEvent } from '../../platform/realtime/event-reader.ts'

const RECHECK_MS = MINUTE
/** All tabs of a browser share one stream: this many is nobody's screens. */
const MAX_STREAMS = 20
const RETRY_SECONDS = 60
const NEW_COOKIE_MS = SECOND

export type StreamMessage = LiveEvent | EphemeralMessage

export interface Follow {
  userId: string
  /** The last event that the screen has seen; anything unreadable starts from now. */
  lastEventId: string | undefined
  /** Returns true if the session that opened the stream still lives, in the same role. */
  stillValid(): Promise<boolean>
  signal: AbortSignal
}

/**
 * A person's events from a point on, each once and in order. Listens before it reads what was missed, so that
 * nothing falls in between; when it is there, it listens. Words that pass by come among the events as they are.
 * Ends when nobody waits for more, and when the session does, at once when it is revoked.
 * @throws AppError `LIMITED` for a person with more streams open than screens can need.
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
    // A number from the future (a restored database, a made-up one) would hide everything that comes.
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
          // A session may go on with a new cookie: its browser has that one before it is told to come again.
          await sleep(NEW_COOKIE_MS)
          return
        }
        yield* words
        // A stream that is behind replays from `seen` instead: the replay includes the shared events, in order.
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
  /** There is more to read from the table before `events` are due. */
  behind: boolean
  recheck: boolean
}

const nothingYet = (): Arrived => ({ events: [], words: [], behind: false, recheck: false })

/** Collects what comes in until it is asked for. */
function createEventBuffer() {
  let arrived = nothingYet()
  let isClosed = false
  let wake: () => void = () => undefined
  const put = (change: (into: Arrived) => void) => {
    change(arrived)
    wake()
  }
  return {
    onEvent: (event: LiveEvent) =>
      put(into => {
        into.events.push(event)
      }),
    onWords: (passing: EphemeralMessage) =>
      put(into => {
        into.words.push(passing)
      }),
    onRecheck: () =>
      put(into => {
        into.recheck = true
      }),
    fallBehind: () =>
      put(into => {
        into.behind = true
      }),
    /** Wakes a pending `next`, which then returns nothing. */
    close() {
      isClosed = true
      wake()
    },
    async next(): Promise<Arrived> {
      const isEmpty = () =>
        arrived.events.length + arrived.words.length === 0 && !arrived.behind && !arrived.recheck
      if (isEmpty() && !isClosed) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
      const taken = arrived
      arrived = nothingYet()
      return taken
    },
  }
}
