import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
} from '@trpc/server'
import { AppError } from 'shared/errors/app-error'
import { type ErrorCode, errorCatalogue, type FieldErrors, type RefusalStatus } from 'shared/errors/codes'
import { fieldErrorsOf } from 'shared/errors/field-errors'
import { z } from 'shared/errors/zod'
import { isUnavailable } from '../platform/db/errors.ts'
import type { AppDeps } from '../platform/platform.ts'
import { trpcHono } from '../platform/trpc-hono/handler.ts'
import type { Refused } from '../platform/trpc-hono/protocol.ts'
import type { ProcedureMeta } from './init.ts'
import { publishRefusal } from './policies.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'

type TrpcCode = TRPCError['code']

/** tRPC's code of each status; 410 has none. */
const trpcCodeOf: Record<RefusalStatus, TrpcCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  410: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}

/** Errors of tRPC itself, before a procedure runs. */
const codeOfTrpc: Partial<Record<TrpcCode, ErrorCode>> = {
  PARSE_ERROR: 'INVALID_INPUT',
  BAD_REQUEST: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'FILE_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'CONTENT_TYPE',
}

/** Converts a thrown error to a TRPCError; an AppError gets the status of its code. */
function trpcErrorOf(thrown: unknown): TRPCError {
  const error = getTRPCErrorFromUnknown(thrown)
  const { cause } = error
  if (!(cause instanceof AppError)) return error
  return new TRPCError({ code: trpcCodeOf[cause.httpStatus], message: cause.code, cause })
}

interface Refusal {
  appCode: ErrorCode
  httpStatus: RefusalStatus
  fields?: FieldErrors
  retryAfterSeconds?: number
  limitCents?: number
}

/** Maps an error to what a caller may see: an error code, never the error's own message. */
export function toRefusal(error: TRPCError): Refusal {
  const { cause } = error
  if (cause instanceof AppError) {
    return {
      appCode: cause.code,
      httpStatus: cause.httpStatus,
      ...(cause.fields && { fields: cause.fields }),
      ...(cause.limitCents !== undefined && { limitCents: cause.limitCents }),
      ...(cause.retryAfterSeconds && { retryAfterSeconds: cause.retryAfterSeconds }),
    }
  }
  if (error.code === 'BAD_REQUEST' && cause instanceof z.ZodError) {
    return { appCode: 'INVALID_INPUT', httpStatus: 400, fields: fieldErrorsOf(cause) }
  }
  const appCode = codeOfTrpc[error.code] ?? (isUnavailable(cause ?? error) ? 'UNAVAILABLE' : 'INTERNAL')
  return { appCode, httpStatus: errorCatalogue[appCode].status }
}

/** Caller of a request, for the log and the request id in error answers. */
type Asker = Pick<RequestContext, 'requestId' | 'userId' | 'address'>

/** Creates the mapping of errors to answers; it also logs them in more detail. */
function createRefuse({ log }: Pick<AppDeps, 'log'>, router: AnyTRPCRouter) {
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

/** Answers `/trpc/*` with the procedures of a router. */
export const createTrpcHandler = (platform: AppDeps, router: AnyTRPCRouter) =>
  trpcHono({
    router,
    createContext: c => createRequestContext(platform, c),
    askerOf: ({ requestId, userId, address }: RequestContext) => ({ requestId, userId, address }),
    refuse: createRefuse(platform, router),
    isCacheable: ({ meta }) => (meta as ProcedureMeta | undefined)?.isCacheable === true,
    runsBeforeBatch: ({ meta }) => (meta as ProcedureMeta | undefined)?.runsBeforeBatch === true,
  })
