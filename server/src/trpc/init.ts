import { initTRPC } from '@trpc/server'
import type { CompanyCapability } from 'shared/companies/hat'
import type { ErrorCode } from 'shared/errors/codes'
import type { RateLimitName } from '../app/registries.ts'
import { toRefusal } from './handler.ts'
import type { Policy } from './policies.ts'
import type { RequestContext } from './request-context.ts'

/** Metadata of a procedure: `procedures.ts` sets policy and capability, each procedure its errors. */
export interface ProcedureMeta {
  /** Policy of the callers; the start fails without one (`policies.ts`). */
  policy?: Policy
  /**
   * Capability that the caller's roles need in the company concerned, with the policy `client`; `account` for the
   * user's own account, without a company. Others get `NOT_FOUND`, which is not declared (`policies.ts`).
   */
  capability?: CompanyCapability | 'account'
  /** True if the input names a row, which callers who may not see it get as `NOT_FOUND`, as with a capability. */
  namesRow?: boolean
  /** Error codes beyond those of the policy, the capability, a named row and every call (`policies.ts`). */
  errors?: readonly Exclude<ErrorCode, 'INVALID_INPUT' | 'INTERNAL' | 'UNAVAILABLE'>[]
  /** Rate limits that a call counts against; beyond one it fails with `LIMITED`. */
  limits?: readonly RateLimitName[]
  /** True if the password must have been entered within 15 minutes; otherwise `PASSWORD_NEEDED`. */
  isProved?: boolean
  /** True if the answer is the same for all callers: browsers cache and revalidate it. */
  isCacheable?: boolean
  /** True if it is answered before the other calls of its batch begin. */
  runsBeforeBatch?: boolean
}

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ error, ctx, shape }) {
      const { appCode, httpStatus, fields, limitCents } = toRefusal(error)
      return {
        message: appCode,
        code: shape.code,
        data: {
          code: shape.data.code,
          httpStatus,
          appCode,
          ...(fields && { fields }),
          ...(limitCents !== undefined && { limitCents }),
          requestId: ctx?.requestId ?? '',
        },
      }
    },
  })
