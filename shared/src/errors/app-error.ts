import { type ErrorCode, type FieldErrors, httpStatusOf, type RefusalStatus } from './codes.ts'

/** A refusal with a code of the catalogue. Thrown by services; everything else that is thrown becomes `INTERNAL`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds until the same call may succeed; only with `LIMITED` and `UNAVAILABLE`. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: { fields?: FieldErrors; retryAfterSeconds?: number } = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
  }

  get httpStatus(): RefusalStatus {
    return httpStatusOf[this.code]
  }
}
