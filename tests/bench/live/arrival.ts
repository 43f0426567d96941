import type { LiveStream } from '../../support/live-stream.ts'

const LOOK_MS = 1
const MAX_MS = 10_000

/** Returns the time at which a stream received the event with this id. @throws Error after 10 s. */
export async function arrivalMs(stream: LiveStream, id: string): Promise<number> {
  const until = performance.now() + MAX_MS
  while (performance.now() < until) {
    if (stream.events.at(-1)?.ids.id === id) return performance.now()
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  throw new Error('An event did not arrive.')
}
