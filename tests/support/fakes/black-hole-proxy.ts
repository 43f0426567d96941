import { type AddressInfo, connect as connectTo, createServer, type Server, type Socket } from 'node:net'

/**
 * TCP proxy that can lose connections silently: data is dropped and neither side is notified, as when a firewall
 * forgets a connection or a machine loses power.
 */
export class BlackHoleProxy {
  readonly #server: Server
  readonly #pairs = new Set<[Socket, Socket]>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async before(url: string): Promise<BlackHoleProxy> {
    const { hostname, port } = new URL(url)
    const server = createServer()
    const proxy = new BlackHoleProxy(server)
    server.on('connection', near => {
      if (proxy.#isCut) proxy.#swallow(near)
      else proxy.#join(near, connectTo(Number(port), hostname))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** Returns the same address through the proxy. */
  through(url: string): string {
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String((this.#server.address() as AddressInfo).port)
    return through.href
  }

  #join(near: Socket, far: Socket): void {
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        if (!this.#pairs.delete(pair)) return
        near.destroy()
        far.destroy()
      })
    }
  }

  /** Loses all open connections; new ones pass. */
  loseConnections(): void {
    for (const pair of this.#pairs) {
      for (const socket of pair) socket.unpipe().resume()
    }
    this.#lost.push(...this.#pairs)
    this.#pairs.clear()
  }

  /** Loses all open connections, and accepts new ones without an answer. */
  cut(): void {
    this.#isCut = true
    this.loseConnections()
  }

  /** Lets new connections pass again. */
  reconnect(): void {
    this.#isCut = false
  }

  #swallow(near: Socket): void {
    near.on('error', () => undefined)
    this.#lost.push([near.resume()])
  }

  #isCut = false
  readonly #lost: Socket[][] = []

  async close(): Promise<void> {
    for (const socket of [...this.#lost, ...this.#pairs].flat()) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }
}
