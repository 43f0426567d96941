import { initTRPC, type TRPCError } from '@trpc/server'
import { refusalOf } from './errors.ts'
import type { RequestContext } from './request-context.ts'

/** Who may call a procedure; see `procedures.ts` for what each one asks and hands over. */
export type Policy = 'public' | 'code-owed' | 'signed-in' | 'client' | 'team' | 'manager'

export interface ProcedureMeta {
  policy: Policy
}

/** Numbers of requests that are refused as a whole, before they have a context: a batch that is too long. */
export const requestIdsOfEarly = new WeakMap<TRPCError, string>()

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ error, ctx, shape }) {
      const { appCode, httpStatus, fields } = refusalOf(error)
      return {
        message: appCode,
        code: shape.code,
        data: {
          code: shape.data.code,
          httpStatus,
          appCode,
          ...(fields && { fields }),
          requestId: ctx?.requestId ?? requestIdsOfEarly.get(error) ?? '',
        },
      }
    },
    sse: {
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 40_000 },
    },
  })
