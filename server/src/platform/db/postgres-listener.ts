import { Socket } from 'node:net'
import pg from 'pg'
import { SECOND, sleep } from '../clock.ts'

/** `application_name` by which other processes detect a server on the database. */
export const LISTENER_NAME = 'video-platform listener'

const CONNECT_MS = 4500
const RECONNECT_EVERY_MS = 500
/** A connection that fails silently is detected after at most the sum of these. */
const HEARTBEAT_EVERY_MS = 3 * SECOND
const HEARTBEAT_TIMEOUT_MS = 3 * SECOND

interface Hearer {
  onPayload(payload: string): void
  onReconnect(): void
}

/**
 * One dedicated connection for LISTEN on any number of channels. A heartbeat query detects a dead connection, which TCP
 * reports only after minutes. After reconnecting it calls each `onReconnect`, since notifications were missed.
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

  /** False from a detected loss until LISTEN is active again; always true without channels. */
  get connected(): boolean {
    return this.#connected || this.#channels.size === 0
  }

  async listen(channel: string, hearer: Hearer): Promise<void> {
    this.#channels.set(channel, hearer)
    if (!this.#client) await this.#connect()
    // If it is reconnecting, this channel is subscribed with the others.
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
    // Registered after success: the caller retries a failed attempt.
    client.once('end', () => void this.#reconnect())
    this.#connected = true
    this.#beat(client)
  }

  /** Sends the heartbeat. A late answer destroys the socket, and `end` then reconnects. */
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
        // The server is still unreachable; the next round retries.
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

/** Closes at once; `client.end()` would wait for the other side. */
function destroySocket(client: pg.Client): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.destroy()
}
