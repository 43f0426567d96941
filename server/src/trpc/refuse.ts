import { type AnyTRPCProcedure, type AnyTRPCRouter, getTRPCErrorShape } from '@trpc/server'
import type { Platform } from '../platform/platform.ts'
import type { Refused } from '../platform/trpc-hono/responses.ts'
import { publishRefusal } from './declared-errors.ts'
import { toRefusal, trpcErrorOf } from './errors.ts'
import type { RequestContext } from './request-context.ts'

/** Who asked, for the log and for the number that a refusal shows. */
export type Asker = Pick<RequestContext, 'requestId' | 'userId' | 'address'>

/** Makes what a caller is told of an error. The log is told more. */
export function createRefuse({ log }: Pick<Platform, 'log'>, router: AnyTRPCRouter) {
  const { _config: config } = router._def
  return (
    cause: unknown,
    asker: Asker,
    call?: { path: string; procedure: AnyTRPCProcedure | undefined },
  ): Refused => {
    const error = trpcErrorOf(cause)
    const { appCode, httpStatus, retryAfterSeconds } = toRefusal(error)
    const { requestId, userId, address } = asker
    const path = call?.path
    if (call?.procedure) publishRefusal(call.path, call.procedure, error.cause)
    const facts = { requestId, path, userId }
    if (appCode === 'INTERNAL') log.error({ ...facts, err: error.cause ?? error }, 'procedure failed')
    else log.info({ ...facts, code: appCode, address }, 'procedure refused')
    const type = call?.procedure?._def.type ?? 'unknown'
    const shape = getTRPCErrorShape({ config, error, type, path, input: undefined, ctx: asker })
    return { error: shape, status: httpStatus, retryAfterSeconds }
  }
}
