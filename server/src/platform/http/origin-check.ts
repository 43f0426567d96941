import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../../config/env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Webhooks are proved by their signature and come from no browser. */
const isWebhook = (path: string): boolean => path.startsWith('/webhooks/')

/**
 * Refuses what another site makes a browser send: with `Sec-Fetch-Site` it must be `same-origin`, else with `Origin` an
 * own origin; with neither it is no browser, and carries nobody's cookies.
 */
export function originCheck(
  config: Pick<Config, 'publicUrl' | 'publicUrlGiven' | 'port'>,
  refuse: (c: Context) => Response,
): MiddlewareHandler {
  const own = ownOrigins(config)
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || isWebhook(c.req.path)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !own.has(origin))
      return refuse(c)
    return next()
  }
}

function ownOrigins({ publicUrl, publicUrlGiven, port }: Parameters<typeof originCheck>[0]): Set<string> {
  const origins = new Set([new URL(publicUrl).origin])
  if (!publicUrlGiven) for (const host of ['127.0.0.1', '[::1]']) origins.add(`http://${host}:${port}`)
  return origins
}
