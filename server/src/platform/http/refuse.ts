import type { Context } from 'hono'
import type { AppError } from 'shared/errors/app-error'
import { type ErrorCode, errorCatalogue } from 'shared/errors/codes'

/** The answer of everything outside tRPC that refuses, in the same shape as a tRPC refusal. */
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

/** The answer to a body of which no more is read, as to one that is too long: the line ends, and says so. */
export function sendErrorAndClose(c: Context, code: ErrorCode = 'FILE_TOO_LARGE'): Response {
  const answer = sendError(c, code)
  answer.headers.set('connection', 'close')
  return answer
}

/** The answer to what a service refused. */
export function sendAppError(c: Context, { code, retryAfterSeconds }: AppError): Response {
  const answer = sendError(c, code)
  if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(retryAfterSeconds))
  return answer
}
