import type { AnyTRPCRouter } from '@trpc/server'
import type { Platform } from '../platform/platform.ts'
import { trpcHono } from '../platform/trpc-hono/handler.ts'
import type { ProcedureMeta } from './init.ts'
import { createRefuse } from './refuse.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'

/** Answers `/trpc/*` with the procedures of a router. */
export const createTrpcHandler = (platform: Platform, router: AnyTRPCRouter) =>
  trpcHono({
    router,
    createContext: c => createRequestContext(platform, c),
    askerOf: ({ requestId, userId, address }: RequestContext) => ({ requestId, userId, address }),
    refuse: createRefuse(platform, router),
    isCacheable: ({ meta }) => (meta as ProcedureMeta | undefined)?.isSameForAll === true,
    isFirst: ({ meta }) => (meta as ProcedureMeta | undefined)?.isFirst === true,
  })
