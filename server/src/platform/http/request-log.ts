import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppDeps } from '../platform.ts'

/**
 * Returns the caller's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with N of them the
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
    // Tests call without a socket.
    return 'unknown'
  }
}

export interface RequestVariables {
  requestId: string
  address: string
}

type Deps = Pick<AppDeps, 'config' | 'health' | 'log' | 'metrics'>

/** The path of a calendar feed contains its secret. */
const secretPart = /^(\/calendar\/).+/

const quiet = /^\/(assets|gate\/assets|healthz|readyz|metrics)/

/**
 * Assigns id and address to a request; writes a log line and a metric when it is answered. A shutdown waits until the
 * answer is sent completely, except for event streams.
 */
export function requestLog({ config, health, log, metrics }: Deps): MiddlewareHandler {
  // The fields of these lines are chosen here, so nothing needs redacting.
  const lines = log.child({}, { redact: [] })
  return async (c, next) => {
    const began = performance.now()
    const end = health.begin()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('address', clientAddress(c, config.trustedProxies))
    await next().finally(() => whenSent(c, end))
    c.res.headers.set('x-request-id', requestId)
    if (health.draining) c.header('connection', 'close')
    const milliseconds = performance.now() - began
    // The pattern of the route, since paths contain ids.
    metrics.observe(c.req.method, routePath(c, -1), c.res.status, milliseconds / 1000)
    const level = c.res.status >= 500 ? 'error' : quiet.test(c.req.path) ? 'debug' : 'info'
    lines[level](
      {
        requestId,
        method: c.req.method,
        path: c.req.path.replace(secretPart, '$1…'),
        status: c.res.status,
        ms: Math.round(milliseconds),
        ...(c.res.status >= 400 && { address: c.get('address') }),
      },
      'request',
    )
  }
}

function whenSent(c: Context, tell: () => void): void {
  // `outgoing` is missing in tests, which call without a server.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  const isLiveStream = c.res.headers.get('content-type')?.startsWith('text/event-stream')
  if (!outgoing || outgoing.closed || isLiveStream) tell()
  else outgoing.once('close', tell)
}
