import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Behaviour of the proxy towards its clients. */
export type GateState = 'open' | 'refusing' | 'silent'

/** TCP proxy before an object store, which can close every connection or stop answering. */
export class ToggleableProxy {
  readonly #target: URL
  readonly #server = createServer(near => this.#admit(near))
  readonly #sockets = new Set<Socket>()
  #state: GateState = 'open'

  private constructor(target: URL) {
    this.#target = target
  }

  static async before(endpoint: string): Promise<ToggleableProxy> {
    const gate = new ToggleableProxy(new URL(endpoint))
    await once(gate.#server.listen(0, '127.0.0.1'), 'listening')
    return gate
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Changes the behaviour, also for open connections. */
  become(state: GateState): void {
    this.#state = state
    for (const socket of this.#sockets) if (state === 'silent') socket.unpipe().pause()
    if (state !== 'silent') for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server.close(), 'close')
  }

  #admit(near: Socket): void {
    this.#watch(near)
    if (this.#state === 'refusing') near.destroy()
    if (this.#state !== 'open') return
    const far = connect(Number(this.#target.port), this.#target.hostname)
    this.#watch(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }

  #watch(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
  }
}
