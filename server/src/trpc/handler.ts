import type { AnyRouter } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context as HonoContext } from 'hono'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { Platform } from '../platform/platform.ts'
import { refusalOf } from './errors.ts'
import { requestIdsOfEarly } from './init.ts'
import { createRequestContext } from './request-context.ts'

const MAX_BATCH = 10

/** Answers `/trpc/*` with the procedures of a router. */
export function createTrpcHandler(platform: Platform, router: AnyRouter) {
  return (c: HonoContext<{ Variables: RequestVariables }>): Promise<Response> =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router,
      maxBatchSize: MAX_BATCH,
      createContext: ({ resHeaders }) =>
        createRequestContext(platform, {
          requestId: c.get('requestId'),
          address: c.get('address'),
          headers: c.req.raw.headers,
          responseHeaders: resHeaders,
          signal: c.req.raw.signal,
        }),
      responseMeta({ errors }) {
        const headers = new Headers({ 'cache-control': 'no-store' })
        const refusals = errors.map(refusalOf)
        const wait = Math.max(0, ...refusals.map(refusal => refusal.retryAfterSeconds ?? 0))
        if (wait > 0) headers.set('retry-after', String(wait))
        const statuses = new Set(refusals.map(refusal => refusal.httpStatus))
        const [only] = statuses
        return { headers, ...(statuses.size === 1 && !isBatch(c.req.url) && { status: only }) }
      },
      onError({ error, path, ctx }) {
        if (!ctx) requestIdsOfEarly.set(error, c.get('requestId'))
        const { appCode } = refusalOf(error)
        const facts = { requestId: c.get('requestId'), path, userId: ctx?.userId }
        if (appCode === 'INTERNAL')
          platform.log.error({ ...facts, err: error.cause ?? error }, 'procedure failed')
        else platform.log.info({ ...facts, code: appCode, address: c.get('address') }, 'procedure refused')
      },
    })
}

const isBatch = (url: string): boolean => new URL(url).searchParams.get('batch') === '1'
