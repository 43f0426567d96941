import { initTRPC } from '@trpc/server'
import { refusalOf } from './errors.ts'
import type { RequestContext } from './request-context.ts'

/** Who may call a procedure; see `procedures.ts` for what each one asks and hands over. */
export type Policy = 'public' | 'code-owed' | 'signed-in' | 'client' | 'team' | 'manager'

export interface ProcedureMeta {
  policy: Policy
  /** The answer is the same for everybody: browsers keep it, and ask whether it has changed. */
  isSameForAll?: boolean
}

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
          requestId: ctx?.requestId ?? '',
        },
      }
    },
  })
