import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { RpcClient } from '../../support/rpc-client.ts'

const PATIENCE_MS = 15_000
const HOSTS = 250

/** Visitor with its own loopback address, because forms are rate limited by address. Linux only. */
export class VisitorFrom extends RpcClient {
  readonly #localAddress: string

  /** @param nth index from 0, below ten million. */
  constructor(origin: string, nth: number) {
    super(origin)
    const [host, net] = [nth % HOSTS, Math.floor(nth / HOSTS)]
    this.#localAddress = `127.${1 + Math.floor(net / HOSTS)}.${1 + (net % HOSTS)}.${1 + host}`
  }

  override async fetch(path: string, { method, headers, body }: RequestInit = {}): Promise<Response> {
    const asking = request(new URL(path, this.origin), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      localAddress: this.#localAddress,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    asking.end(body)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const bytes = new Uint8Array(await buffer(answer))
    return new Response(bytes, { status: answer.statusCode ?? 0 })
  }
}
