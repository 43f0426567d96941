import { Hono } from 'hono'
import { sendError } from '../platform/http/refuse.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'
import { timingSafeEqualText } from '../platform/tokens.ts'

/** Headers that proxies add; a request with one of them does not come from this machine. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** Serves liveness, readiness and metrics. */
export function healthRoutes({ config, health, metrics }: AppDeps) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/healthz', c => c.text('ok', 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async c => {
    const ready = await health.isReady()
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  app.get('/metrics', async c => {
    const isDirect = config.trustedProxies === 0 && !forwarding.some(name => c.req.header(name) !== undefined)
    if (!mayRead(isDirect ? c.get('address') : '', c.req.header('authorization'), config.metricsToken))
      return sendError(c, 'NOT_FOUND')
    return c.text(await metrics.text(), 200, { 'cache-control': 'no-store' })
  })
  return app
}

function mayRead(address: string, authorization: string | undefined, token: string | undefined): boolean {
  if (token && authorization) return timingSafeEqualText(authorization, `Bearer ${token}`)
  return token === undefined && loopback.test(address)
}
