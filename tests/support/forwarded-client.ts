import type { TestApp } from './app.ts'
import { RpcClient } from './rpc-client.ts'

/** Caller at another address, as a trusted proxy reports it (`TRUST_PROXY=1`). */
class Elsewhere extends RpcClient {
  readonly #address: string

  constructor(origin: string, address: string) {
    super(origin)
    this.#address = address
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', this.#address)
    return super.fetch(path, { ...init, headers })
  }
}

/** Returns a caller without a session, at an address. */
export const visitorFrom = ({ origin }: TestApp, address: string): RpcClient => new Elsewhere(origin, address)
