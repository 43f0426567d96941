import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ServerProcess } from '../../support/processes/running-server.ts'
import type { Engines } from './engines.ts'

/** Time for the balancer to notice a process; it checks every second. */
const SEEN_AFTER_MS = 1500

/** Two processes behind the balancer, each with its own data folder. */
export class Processes {
  readonly #engines: Engines
  readonly #folder = mkdtempSync(join(tmpdir(), 'faults-cluster-'))
  readonly #servers: ServerProcess[] = []

  constructor(engines: Engines) {
    this.#engines = engines
  }

  async start(): Promise<void> {
    for (const nth of this.#engines.ports.keys()) await this.#startOne(nth)
    await pause(SEEN_AFTER_MS)
  }

  async #startOne(nth: number): Promise<void> {
    const { env, ports } = this.#engines
    const server = new ServerProcess({ ...env, DATA_DIR: join(this.#folder, String(nth)) }, ports[nth] ?? 0)
    this.#servers[nth] = server
    await server.ready()
  }

  /**
   * Rolls the release: stops one process after the other with SIGTERM and starts a new one in its place.
   * @returns number of exit codes other than 0.
   */
  async roll(): Promise<number> {
    let failed = 0
    for (const [nth, server] of [...this.#servers].entries()) {
      const { code } = await server.signal('SIGTERM')
      if (code !== 0) failed++
      await this.#startOne(nth)
      await pause(SEEN_AFTER_MS)
    }
    return failed
  }

  /** Number of processes that ended by themselves. */
  get ended(): number {
    return this.#servers.filter(server => !server.lives).length
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map(server => server.signal('SIGKILL')))
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
