import { isTrackedEnvelope } from '@trpc/server'

const PING_MS = 15_000
const SILENCE_MS = 40_000

/** Told to the client when it is connected: from this silence on, it takes the line for broken. */
const clientOptions = JSON.stringify({ reconnectAfterInactivityMs: SILENCE_MS })

type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const line = (event: string, data: string) => encoder.encode(`event: ${event}\ndata: ${data}\n\n`)

/** A value with a number of its own carries it as its id: who comes back says which was the last. */
function message(value: unknown): Bytes {
  if (!isTrackedEnvelope(value)) return encoder.encode(`data: ${JSON.stringify(value)}\n\n`)
  const [id, data] = value
  return encoder.encode(`data: ${JSON.stringify(data)}\nid: ${id}\n\n`)
}

export interface StreamEnds {
  /** Nobody listens any more. */
  onGone(): void
  /** Returns the last event's data for an error. */
  describe(cause: unknown): unknown
}

/**
 * The values of a subscription as server-sent events, in the words that tRPC's client reads, with a sign of life every
 * 15 s. One plain stream: a thousand idle screens cost what their sockets cost.
 */
export function eventStream(values: AsyncIterator<unknown>, { onGone, describe }: StreamEnds) {
  let pings: NodeJS.Timeout
  let isGone = false
  const end = (controller: ReadableStreamDefaultController, last: Bytes) => {
    clearInterval(pings)
    controller.enqueue(last)
    controller.close()
  }
  return new ReadableStream<Bytes>({
    start(controller) {
      controller.enqueue(line('connected', clientOptions))
      pings = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(line('ping', ''))
      }, PING_MS)
    },
    async pull(controller) {
      try {
        const { done, value } = await values.next()
        if (isGone) return
        if (done) end(controller, line('return', ''))
        else controller.enqueue(message(value))
      } catch (cause) {
        if (!isGone) end(controller, line('serialized-error', JSON.stringify(describe(cause))))
      }
    },
    cancel() {
      isGone = true
      clearInterval(pings)
      onGone()
    },
  })
}
