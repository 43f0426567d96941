import { setTimeout as pause } from 'node:timers/promises'
import { count, figure } from '../../bench/figures.ts'
import { memoryOf } from '../../bench/memory.ts'
import type { Cluster } from '../../support/processes/postgres-cluster.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { ask, type Environment } from '../environment.ts'
import { serverOn, untilReady } from '../servers.ts'

const ASK_EVERY_MS = 50

/** Visitors who read and write continuously. */
class Visitors {
  readonly #seconds: number[] = []
  readonly #wrong: number[] = []
  readonly #asking: Promise<void>[] = []
  readonly #timer: NodeJS.Timeout

  constructor({ origin }: ServerProcess) {
    const visitor = new RpcClient(origin)
    let asked = 0
    this.#timer = setInterval(() => {
      this.#asking.push(
        this.#ask(() =>
          asked++ % 2
            ? visitor.ask('publicForms.testimonials')
            : visitor.ask('publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }),
        ),
      )
    }, ASK_EVERY_MS)
  }

  async #ask(call: () => Promise<{ status: number }>): Promise<void> {
    const began = performance.now()
    const { status } = await call().catch(() => ({ status: 0 }))
    this.#seconds.push((performance.now() - began) / 1000)
    if (status !== 200 && status !== 503) this.#wrong.push(status)
  }

  async leave(): Promise<{ seconds: number[]; wrong: number[] }> {
    clearInterval(this.#timer)
    await Promise.all(this.#asking)
    return { seconds: this.#seconds, wrong: this.#wrong }
  }
}

const MB = 1024 * 1024

interface Size {
  pausedMs: number
  cuts: number
  crashes: number
}

/**
 * F2, F9: freezes PostgreSQL, cuts its connections and crashes it during requests. Answers take at most 5 s, failures
 * are 503, and the process recovers by itself.
 */
export async function databaseLost(environment: Environment, cluster: Cluster, size: Size) {
  const server = await serverOn(environment)
  const visitors = new Visitors(server)
  const before = memoryOf(server.pid)?.now ?? 0
  try {
    await pause(500)
    const paused = await lost(
      server,
      () => cluster.signal('SIGSTOP'),
      size.pausedMs,
      async () => cluster.signal('SIGCONT'),
    )
    const returns = [paused.backSeconds]
    for (let cut = 0; cut < size.cuts; cut++) {
      await cutAll(cluster.url)
      returns.push(await secondsUntil(server, true))
    }
    const crashes = []
    for (let crash = 0; crash < size.crashes; crash++)
      crashes.push(
        await lost(
          server,
          () => cluster.crash(),
          2500,
          () => cluster.start(),
        ),
      )
    const after = memoryOf(server.pid)?.now ?? 0
    const { seconds, wrong } = await visitors.leave()
    const gone = [paused, ...crashes].map(({ goneSeconds }) => goneSeconds)
    const back = [...returns, ...crashes.map(({ backSeconds }) => backSeconds)]
    return [
      figure('the longest wait for an answer', 's', Math.max(...seconds), { atMost: 5 }),
      count('answers that are neither 200 nor 503', wrong.length),
      figure('readiness false after a loss, longest', 's', Math.max(...gone), { atMost: 2 }),
      figure('readiness true after the return, longest', 's', Math.max(...back), { atMost: 5 }),
      figure('memory gained during the outage', 'MB', (after - before) / MB, { atMost: 100 }),
      count('processes that ended', server.lives ? 0 : 1),
    ]
  } finally {
    cluster.signal('SIGCONT')
    await server.signal('SIGKILL')
  }
}

async function lost(
  server: ServerProcess,
  lose: () => void | Promise<void>,
  forMs: number,
  restore: () => Promise<void>,
): Promise<{ goneSeconds: number; backSeconds: number }> {
  const began = performance.now()
  await lose()
  const goneSeconds = await secondsUntil(server, false)
  await pause(Math.max(0, forMs - (performance.now() - began)))
  await restore()
  return { goneSeconds, backSeconds: await secondsUntil(server, true) }
}

/** Returns the seconds until `/readyz` agrees, at most 30. */
async function secondsUntil({ origin }: ServerProcess, ready: boolean): Promise<number> {
  const began = performance.now()
  await untilReady(origin, ready).catch(() => undefined)
  return (performance.now() - began) / 1000
}

const cutAll = (url: string) =>
  ask(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
