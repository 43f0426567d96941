import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Platform } from '../platform.ts'
import { clientAddress } from './client-address.ts'

/** What every request carries from here on. */
export interface RequestVariables {
  requestId: string
  address: string
}

type Ports = Pick<Platform, 'config' | 'health' | 'log' | 'metrics'>

/** A calendar's address is its password. */
const secretPart = /^(\/calendar\/).+/

const quiet = /^\/(assets|gate\/assets|healthz|readyz|metrics)/

/** Gives each request its id and address, and leaves one line and one measurement when it is answered. */
export function requestLog({ config, health, log, metrics }: Ports): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    const end = health.begin()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('address', clientAddress(c, config.trustedProxies))
    await next().finally(end)
    c.header('x-request-id', requestId)
    const milliseconds = performance.now() - began
    metrics.observe(c.req.method, routeOf(c), c.res.status, milliseconds / 1000)
    const level = c.res.status >= 500 ? 'error' : quiet.test(c.req.path) ? 'debug' : 'info'
    log[level](
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

/** Addresses carry ids: metrics go by the pattern that answered. */
const routeOf = (c: Context): string => routePath(c, -1)
