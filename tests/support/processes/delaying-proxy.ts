import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Starts a TCP proxy before a local port that delays data by `delayMs` in each direction. */
export async function startDelayingProxy(port: number, delayMs: number) {
  const thread = new Worker(new URL('./delaying-thread.ts', import.meta.url), {
    workerData: { port, delayMs },
  })
  const [address] = await once(thread, 'message')
  return { port: address.port, stop: async () => void (await thread.terminate()) }
}
