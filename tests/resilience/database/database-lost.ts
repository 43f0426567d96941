import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../../bench/figures.ts'
import { figure } from '../../bench/figures.ts'
import { memoryOf } from '../../bench/memory.ts'
import type { Cluster } from '../../support/processes/postgres-cluster.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import type { Environment } from '../environment.ts'
import { ask } from '../environment.ts'
import { count } from '../report.ts'
import { isReady, serverOn } from '../servers.ts'
import { Visitors } from '../visitors.ts'

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
export async function databaseLost(
  environment: Environment,
  cluster: Cluster,
  size: Size,
): Promise<Figure[]> {
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
      returns.push(await untilReady(server, true))
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
  const goneSeconds = await untilReady(server, false)
  await pause(Math.max(0, forMs - (performance.now() - began)))
  await restore()
  return { goneSeconds, backSeconds: await untilReady(server, true) }
}

/** Returns the seconds until `/readyz` agrees, at most 30. */
async function untilReady({ origin }: ServerProcess, ready: boolean): Promise<number> {
  const began = performance.now()
  while ((await isReady(origin)) !== ready) {
    if (performance.now() - began > 30_000) break
    await pause(20)
  }
  return (performance.now() - began) / 1000
}

const cutAll = (url: string) =>
  ask(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
