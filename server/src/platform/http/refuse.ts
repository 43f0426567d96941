import type { Context } from 'hono'
import type { AppError } from 'shared/errors/app-error'
import { type ErrorCode, errorCatalogue } from 'shared/errors/codes'

/** Sends an error outside tRPC, in the shape of a tRPC error. */
export function sendError(c: Context, appCode: ErrorCode): Response {
  const httpStatus = errorCatalogue[appCode].status
  const requestId = c.get('requestId') as string | undefined
  const body = {
    error: {
      message: appCode,
      code: -32_600,
      data: { code: appCode, httpStatus, appCode, requestId: requestId ?? '' },
    },
  }
  return new Response(JSON.stringify(body), {
    status: httpStatus,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Sends an error and closes the connection; used when the rest of a body is not read. */
export function sendErrorAndClose(c: Context, code: ErrorCode = 'FILE_TOO_LARGE'): Response {
  const answer = sendError(c, code)
  answer.headers.set('connection', 'close')
  return answer
}

/** Sends an AppError of a service. */
export function sendAppError(c: Context, { code, retryAfterSeconds }: AppError): Response {
  const answer = sendError(c, code)
  if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(retryAfterSeconds))
  return answer
}
