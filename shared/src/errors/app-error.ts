import { type ErrorCode, errorCatalogue, type FieldErrors, type RefusalStatus } from './codes.ts'

/** A refusal with a code of the catalogue. Thrown by services; everything else that is thrown becomes `INTERNAL`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds until the same call may succeed; only with `LIMITED` and `UNAVAILABLE`. */
  readonly retryAfterSeconds: number | undefined
  /** Greatest possible amount in cents; only with `REDUCTION_TOO_MUCH`. */
  readonly limitCents: number | undefined
  /** Exhausted allowance, for `LIMITED` only; never sent to the caller. */
  readonly allowance: string | undefined

  constructor(
    code: ErrorCode,
    detail: {
      fields?: FieldErrors
      retryAfterSeconds?: number
      limitCents?: number
      allowance?: string
    } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.limitCents = detail.limitCents
    this.allowance = detail.allowance
  }

  get httpStatus(): RefusalStatus {
    return errorCatalogue[this.code].status
  }
}

/** Error answer of the server to a call. */
export interface Refusal {
  appCode: ErrorCode
  /** The codes of the fields that are wrong, nested ones with dots; with `INVALID_INPUT` alone. */
  fields?: FieldErrors
  /** Greatest possible amount in cents, with `REDUCTION_TOO_MUCH`. */
  limitCents?: number
  /** Id of the failure in the log of the server. */
  requestId?: string
  /** Seconds after which a `LIMITED` call can be retried. */
  retryAfterSeconds?: number
}

/** Parts of a failed call that describe the refusal. */
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
