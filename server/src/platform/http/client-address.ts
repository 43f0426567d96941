import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with N of them the
 * N-th from the right is the caller; anything further left was written by the caller.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = peerAddress(c)
  if (trustedProxies === 0) return peer
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  return chain.at(-trustedProxies) || peer
}

function peerAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // A request that was handed to the application without a socket, as tests do.
    return 'unknown'
  }
}
