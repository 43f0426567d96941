import { initTRPC } from '@trpc/server'
import type { CompanyCapability } from 'shared/companies/hat'
import type { ErrorCode } from 'shared/errors/codes'
import type { RateLimitName } from '../app/registries.ts'
import { toRefusal } from './handler.ts'
import type { Policy } from './policies.ts'
import type { RequestContext } from './request-context.ts'

/** Metadata of a procedure: `procedures.ts` sets the policy, each procedure its errors. */
export interface ProcedureMeta {
  /** Missing only where it was forgotten, and then nothing starts (`policies.ts`). */
  policy?: Policy
  /**
   * Capability that the caller's hats need in the company concerned; `account`: acts on the user's own account,
   * whatever their companies. Required under the policy `client` (`policies.ts`).
   */
  capability?: CompanyCapability | 'account'
  /** Error codes beyond those of the policy and of every call (`policies.ts`). */
  errors?: readonly Exclude<ErrorCode, 'INVALID_INPUT' | 'INTERNAL' | 'UNAVAILABLE'>[]
  /** Allowances that a call uses; when used up, it is refused with `LIMITED`. */
  limits?: readonly RateLimitName[]
  /** The password must have been given within the last quarter of an hour, or it refuses with `PASSWORD_NEEDED`. */
  isProved?: boolean
  /** The answer is the same for everybody: browsers keep it, and ask whether it has changed. */
  isCacheable?: boolean
  /** In a batch it is answered before the others begin. */
  runsBeforeBatch?: boolean
}

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ error, ctx, shape }) {
      const { appCode, httpStatus, fields } = toRefusal(error)
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
