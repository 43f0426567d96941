/** Exit codes (sysexits.h) of a failed backup or restore, in addition to those of a start. */
const EXIT_CODES = { damaged: 65, 'no-input': 66, unavailable: 69, occupied: 73, 'in-use': 75 }

/** Thrown before anything was changed; the message gives the reason in one sentence. */
export class RefusalError extends Error {
  readonly exitCode: number

  constructor(reason: keyof typeof EXIT_CODES, message: string, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = EXIT_CODES[reason]
  }
}

export const damaged = (what: string, cause?: unknown): RefusalError =>
  new RefusalError('damaged', `The archive is damaged: ${what}. Nothing was restored.`, { cause })
