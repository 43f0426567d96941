import { type ErrorCode, errorCatalogue, type FieldErrors } from './codes.ts'

/** Error answer of the server to a call. */
export interface Refusal {
  appCode: ErrorCode
  /** The codes of the fields that are wrong, nested ones with dots; with `INVALID_INPUT` alone. */
  fields?: FieldErrors
  /** Under which the failure stands in the server's log. */
  requestId?: string
  /** After which a `LIMITED` call may be tried again. */
  retryAfterSeconds?: number
}

/** As much of a failed call as tells of the refusal. */
interface Failure {
  data?: Partial<Omit<Refusal, 'retryAfterSeconds'>>
  meta?: { response?: Response }
}

/** Reads what a failed call of the tRPC client was refused with; undefined when no answer came. */
export function parseRefusal(error: unknown): Refusal | undefined {
  const { data, meta } = (error ?? {}) as Failure
  const appCode = data?.appCode
  if (!appCode || !(appCode in errorCatalogue)) return undefined
  const retryAfterSeconds = Number(meta?.response?.headers.get('retry-after'))
  return { ...data, appCode, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) }
}

export const appCodeOf = (error: unknown): ErrorCode | undefined => parseRefusal(error)?.appCode
