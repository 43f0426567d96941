import { type ErrorCode, errorCatalogue, type FieldErrors, type RefusalStatus } from './codes.ts'

/** A refusal with a code of the catalogue. Thrown by services; everything else that is thrown becomes `INTERNAL`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds until the same call may succeed; only with `LIMITED` and `UNAVAILABLE`. */
  readonly retryAfterSeconds: number | undefined
  /** Exhausted allowance, for `LIMITED` only; never sent to the caller. */
  readonly allowance: string | undefined

  constructor(
    code: ErrorCode,
    detail: { fields?: FieldErrors; retryAfterSeconds?: number; allowance?: string } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.allowance = detail.allowance
  }

  get httpStatus(): RefusalStatus {
    return errorCatalogue[this.code].status
  }
}
