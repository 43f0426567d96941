import type { LiveStream } from '../../support/live-stream.ts'

const LOOK_MS = 1
const MAX_MS = 10_000

/** The moment at which a screen has the event about this thing. */
export async function arrivalMs(stream: LiveStream, id: string): Promise<number> {
  const until = performance.now() + MAX_MS
  while (performance.now() < until) {
    if (stream.events.at(-1)?.ids.id === id) return performance.now()
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  throw new Error('An event did not arrive.')
}
