import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { HttpTimeouts } from 'server/platform/http/http-server'
import { count, type Figure, figure, percentile } from '../../bench/figures.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Held, type Kind, kinds } from './slow-kinds.ts'

const ASK_EVERY_MS = 25
/** Interval between two checks of connections by the server, and time for the network. */
const GRACE_MS = 4000

interface Size {
  /** A third of each kind. */
  sockets: number
  streams: number
  /** Milliseconds for which other clients are measured. */
  watchMs: number
}

/** F26: holds connections by sending next to nothing. Other clients keep their speed, and these connections are cut. */
export async function slowClients(
  { origin, cookie }: { origin: string; cookie: string },
  timeouts: Pick<HttpTimeouts, 'headersMs' | 'bodyMs'>,
  size: Size,
): Promise<Figure[]> {
  const client = RpcClient.withSession(origin, cookie)
  const streams = Array.from({ length: size.streams }, () => new LiveStream(client))
  await Promise.all(streams.map(({ opened }) => opened))
  let ended = 0
  for (const stream of streams) void stream.ended.then(() => ended++)
  // Warm-up, because the first calls are slower.
  await watch(client, size.watchMs / 4)
  const before = await watch(client, size.watchMs / 2)
  const slow = new SlowSockets(origin, Math.ceil(size.sockets / kinds.length))
  await slow.opened
  const meanwhile = await watch(client, size.watchMs)
  const longestMs = Math.max(timeouts.headersMs, timeouts.bodyMs) + GRACE_MS
  const began = performance.now()
  while (slow.held.length < slow.count && performance.now() - began < longestMs) await pause(20)
  await slow.leave()
  const inTime = slow.held.filter(({ seconds, kind }) => seconds * 1000 <= limitOf(kind, timeouts) + GRACE_MS)
  // Half is measured before and half after, because the machine's speed varies.
  const later = await watch(client, size.watchMs / 2)
  const usual = [...before.milliseconds, ...later.milliseconds]
  const figures = [
    figure(
      "others' 95th percentile beside what it is without",
      '×',
      percentile(meanwhile.milliseconds, 0.95) / percentile(usual, 0.95),
      { atMost: 2 },
    ),
    count("others' calls that failed", before.failed + meanwhile.failed + later.failed),
    count('sockets that were not cut in time', slow.count - inTime.length),
    ...kinds.map(kind =>
      figure(
        `until ${kind} were cut`,
        's',
        slow.held.filter(one => one.kind === kind).map(({ seconds }) => seconds),
        { atMost: (limitOf(kind, timeouts) + GRACE_MS) / 1000 },
      ),
    ),
    count('live streams that were cut', ended),
  ]
  for (const stream of streams) stream.close()
  return figures
}

const limitOf = (kind: Kind, { headersMs, bodyMs }: Pick<HttpTimeouts, 'headersMs' | 'bodyMs'>): number =>
  kind === 'bodies by drops' ? bodyMs : headersMs

/** Slow connections in a worker thread, so that their own cost does not slow the measured client. */
class SlowSockets {
  readonly count: number
  readonly opened: Promise<void>
  readonly held: Held[] = []
  readonly #worker: Worker

  constructor(origin: string, ofEachKind: number) {
    this.count = ofEachKind * kinds.length
    this.#worker = new Worker(new URL('slow-sockets.ts', import.meta.url), {
      workerData: { origin, ofEachKind },
    })
    this.opened = new Promise((resolve, reject) => {
      this.#worker.once('error', reject)
      this.#worker.on('message', (said: 'opened' | Held) => {
        if (said === 'opened') resolve()
        else this.held.push(said)
      })
    })
  }

  async leave(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** Measures three reads and one write in turn. */
async function watch(client: RpcClient, forMs: number): Promise<{ milliseconds: number[]; failed: number }> {
  const milliseconds: number[] = []
  let failed = 0
  const end = performance.now() + forMs
  for (let asked = 0; performance.now() < end; asked++) {
    const began = performance.now()
    const { status } = await (asked % 4
      ? client.ask('dashboard.notifications.list', {})
      : client.ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }))
    milliseconds.push(performance.now() - began)
    if (status !== 200) failed++
    await pause(ASK_EVERY_MS)
  }
  return { milliseconds, failed }
}
