import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { demoAccounts } from '../demo/accounts.ts'
import { calendarRoutes } from '../http/calendar.routes.ts'
import { describeProcedures } from '../http/dev/procedures-page.ts'
import { devRoutes } from '../http/dev.routes.ts'
import { robotsRoute, sitemapRoute } from '../http/discovery.routes.ts'
import { documentRoutes } from '../http/documents.routes.ts'
import { deliveryRoutes, fileRoutes, guestFileRoutes } from '../http/files.routes.ts'
import { googleRoutes } from '../http/google.routes.ts'
import { healthRoutes } from '../http/health.routes.ts'
import { mailboxRoutes } from '../http/mailbox.routes.ts'
import { previewGate } from '../http/preview-gate.ts'
import { unsubscribeRoutes } from '../http/unsubscribe.routes.ts'
import { uploadRoutes } from '../http/uploads.routes.ts'
import { webhookRoutes } from '../http/webhooks.routes.ts'
import { isUnavailable } from '../platform/db/errors.ts'
import { isSecure } from '../platform/http/cookies.ts'
import {
  cacheForOneDay,
  cacheImmutable,
  keepSeekable,
  limitBody,
  originCheck,
  rejectMalformedPath,
  requireJson,
  singleHost,
} from '../platform/http/middleware.ts'
import { assetRoots, loadPages } from '../platform/http/pages.ts'
import { sendAppError, sendError } from '../platform/http/refuse.ts'
import { type RequestVariables, requestLog } from '../platform/http/request-log.ts'
import { headersForPath, securityHeaders, setSecurityHeaders } from '../platform/http/security-headers.ts'
import type { AppDeps } from '../platform/platform.ts'
import { appRouter } from '../routers/index.ts'
import { createTrpcHandler } from '../trpc/handler.ts'
import { assertPolicies } from '../trpc/policies.ts'

const BODY_BYTES = 256 * 1024
const builtClient = fileURLToPath(new URL('../../../client/dist', import.meta.url))

/** Creates the app of a process that only runs jobs: liveness, readiness and metrics. */
export function createHealthApp(platform: AppDeps) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(requestLog(platform))
  app.use(singleHost)
  app.route('/', healthRoutes(platform))
  return app
}

/** Creates the whole HTTP app, with middleware in the order of a request; pages and assets come from `distFolder`. */
export function createApp(platform: AppDeps, distFolder = builtClient) {
  assertPolicies(appRouter)
  const { config, log } = platform
  const around = headersForPath({ secure: isSecure(config), voice: config.voiceAgent !== undefined })
  const pages = loadPages(distFolder, config.publicUrl)
  const app = new Hono<{ Variables: RequestVariables }>()

  app.use(requestLog(platform))
  app.use(securityHeaders(around))
  app.onError((error, c) => {
    const refusal =
      error instanceof AppError ? error : new AppError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL')
    if (refusal.code === 'INTERNAL')
      log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    c.res = sendAppError(c, refusal)
    setSecurityHeaders(c, around)
    return c.res
  })
  app.use(singleHost)
  app.use(rejectMalformedPath)
  app.use(originCheck(config))
  app.route('/', healthRoutes(platform))
  app.route('/', robotsRoute(platform))
  const isForDevelopers = config.demo && !config.production
  if (isForDevelopers) app.route('/', mailboxRoutes(platform))
  app.use(previewGate(platform, pages))
  if (isForDevelopers) {
    const accounts = demoAccounts.map(({ email }) => email)
    app.route('/', devRoutes(platform, { procedures: () => describeProcedures(appRouter), accounts }))
  }

  app.use('/trpc/*', requireJson, limitBody(BODY_BYTES))
  app.all('/trpc/*', createTrpcHandler(platform, appRouter))
  app.route('/', googleRoutes(platform))
  app.route('/', fileRoutes(platform))
  app.route('/', guestFileRoutes(platform))
  app.route('/', uploadRoutes(platform))
  app.get('/gate/assets/*', serveStatic({ root: distFolder, precompressed: true, onFound: cacheImmutable }))
  for (const root of assetRoots(distFolder))
    app.get('/assets/*', serveStatic({ root, precompressed: true, onFound: cacheImmutable }))
  for (const path of ['/favicon.svg', '/site.webmanifest', '/icons/*', '/share/*'])
    app.get(path, serveStatic({ root: distFolder, precompressed: true, onFound: cacheForOneDay }))
  app.get('/media/*', serveStatic({ root: distFolder, onFound: keepSeekable }))
  app.route('/', sitemapRoute(platform, pages))
  app.route('/', documentRoutes(platform))
  app.route('/', deliveryRoutes(platform))
  app.route('/', webhookRoutes(platform))
  app.route('/', calendarRoutes(platform))
  app.route('/', unsubscribeRoutes(platform))
  for (const path of ['/webhooks/*', '/calendar/*', '/gate/assets/*'])
    app.all(path, c => sendError(c, 'NOT_FOUND'))
  app.on(['GET', 'HEAD'], '*', c => pages.answer(c))
  app.all('*', c => sendError(c, 'METHOD_NOT_ALLOWED'))
  return app
}
