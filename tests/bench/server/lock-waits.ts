import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const SAMPLE_EVERY_MS = 10

/**
 * Sampler of the connections that wait for a lock. By Little's law, their mean number over the rate of calls is the
 * mean wait of a call.
 */
export class LockWaits {
  readonly #client: pg.Client
  readonly #samples: number[] = []
  #sampling = true
  readonly #done: Promise<void>

  private constructor(client: pg.Client) {
    this.#client = client
    this.#done = this.#sample()
  }

  static async watch(url: string): Promise<LockWaits> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return new LockWaits(client)
  }

  async #sample(): Promise<void> {
    while (this.#sampling) {
      const { rows } = await this.#client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      this.#samples.push(rows[0]?.waiting ?? 0)
      await pause(SAMPLE_EVERY_MS)
    }
  }

  /** Stops sampling. Returns the mean number of waiting connections. */
  async stop(): Promise<number> {
    this.#sampling = false
    await this.#done
    await this.#client.end()
    return this.#samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, this.#samples.length)
  }
}
