import { Socket } from 'node:net'
import pg from 'pg'
import { SECOND, sleep } from '../clock.ts'

/** By this name a server that stands on a database is known to others. */
export const LISTENER_NAME = 'video-platform listener'

const CONNECT_MS = 4500
const RECONNECT_EVERY_MS = 500
/** A connection that is lost without a word is noticed after at most the sum of these. */
const HEARTBEAT_EVERY_MS = 3 * SECOND
const HEARTBEAT_TIMEOUT_MS = 3 * SECOND

interface Hearer {
  onPayload(payload: string): void
  onReconnect(): void
}

/**
 * One connection of its own for LISTEN on any number of channels. A heartbeat query notices a connection whose other
 * side vanished without closing it, which TCP alone reports only after minutes; it reconnects by itself and then calls
 * each `onReconnect`, since notifications sent meanwhile were missed.
 */
export class PostgresListener {
  #client: pg.Client | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #connected = false
  #closed = false
  readonly #url: string
  readonly #channels = new Map<string, Hearer>()

  constructor(url: string) {
    this.#url = url
  }

  /** False from the moment a loss is noticed until LISTEN is in force again; true where there is nothing to hear. */
  get connected(): boolean {
    return this.#connected || this.#channels.size === 0
  }

  async listen(channel: string, hearer: Hearer): Promise<void> {
    this.#channels.set(channel, hearer)
    if (!this.#client) await this.#connect()
    // While it reconnects, the channel is among those that it asks for.
    else if (this.#connected) await this.#client.query(listenTo(channel))
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    })
    this.#client = client
    client.on('notification', ({ channel, payload }) => this.#channels.get(channel)?.onPayload(payload ?? ''))
    client.on('error', () => undefined)
    await client.connect()
    for (const channel of this.#channels.keys()) await client.query(listenTo(channel))
    // Only now: a try that fails is repeated by whoever tried.
    client.once('end', () => void this.#reconnect())
    this.#connected = true
    this.#beat(client)
  }

  /** A late answer ends the connection: `end` then reconnects. */
  #beat(client: pg.Client): void {
    this.#heartbeat = setTimeout(() => {
      client.query('select 1').then(
        () => client === this.#client && !this.#closed && this.#beat(client),
        () => destroySocket(client),
      )
    }, HEARTBEAT_EVERY_MS).unref()
  }

  async #reconnect(): Promise<void> {
    this.#connected = false
    clearTimeout(this.#heartbeat)
    while (!this.#closed) {
      await sleep(RECONNECT_EVERY_MS)
      if (this.#closed) return
      try {
        await this.#connect()
        for (const { onReconnect } of this.#channels.values()) onReconnect()
        return
      } catch {
        // The server is still away; the next round tries again.
        if (this.#client) destroySocket(this.#client)
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#connected = false
    clearTimeout(this.#heartbeat)
    await this.#client?.end().catch(() => undefined)
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`

/** Not `client.end()`, which waits for the other side to answer. */
function destroySocket(client: pg.Client): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.destroy()
}
