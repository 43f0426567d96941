import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * TCP proxy that can lose connections silently: data is dropped and neither side is notified, as when a firewall
 * forgets a connection or a machine loses power. It can also refuse them.
 */
export class BlackHoleProxy {
  readonly #target: URL
  readonly #server = createServer(near => this.#admit(near))
  readonly #pairs = new Set<[Socket, Socket]>()
  readonly #lost: Socket[] = []
  #state: 'open' | 'cut' | 'refusing' = 'open'

  private constructor(target: URL) {
    this.#target = target
  }

  static async before(url: string): Promise<BlackHoleProxy> {
    const proxy = new BlackHoleProxy(new URL(url))
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  /** Returns the same address through the proxy. */
  through(url: string): string {
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String((this.#server.address() as AddressInfo).port)
    return through.href
  }

  #admit(near: Socket): void {
    near.on('error', () => undefined)
    if (this.#state === 'refusing') near.destroy()
    else if (this.#state === 'cut') this.#lost.push(near.resume())
    else this.#join(near, connect(Number(this.#target.port), this.#target.hostname))
  }

  #join(near: Socket, far: Socket): void {
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    near.pipe(far).on('error', () => undefined)
    far.pipe(near)
    for (const socket of pair)
      socket.on('close', () => {
        if (!this.#pairs.delete(pair)) return
        near.destroy()
        far.destroy()
      })
  }

  /** Loses all open connections; new ones pass. */
  loseConnections(): void {
    for (const socket of [...this.#pairs].flat()) this.#lost.push(socket.unpipe().resume())
    this.#pairs.clear()
  }

  /** Loses all open connections, and accepts new ones without an answer. */
  cut(): void {
    this.#state = 'cut'
    this.loseConnections()
  }

  /** Closes all connections, also lost ones, and new ones at once. */
  refuse(): void {
    this.#state = 'refusing'
    for (const socket of [...this.#lost, ...this.#pairs].flat()) socket.destroy()
  }

  /** Lets new connections pass again. */
  reconnect(): void {
    this.#state = 'open'
  }

  async close(): Promise<void> {
    this.refuse()
    await once(this.#server.close(), 'close')
  }
}
