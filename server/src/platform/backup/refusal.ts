/** The exit codes of sysexits.h that a backup or a restore can end with, beside those of a start. */
const EXIT_CODES = { damaged: 65, 'no-input': 66, unavailable: 69, occupied: 73, 'in-use': 75 }

/** Nothing was done, and the message says why in one sentence. */
export class RefusalError extends Error {
  readonly exitCode: number

  constructor(reason: keyof typeof EXIT_CODES, message: string, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = EXIT_CODES[reason]
  }
}

export const damaged = (what: string, cause?: unknown): RefusalError =>
  new RefusalError('damaged', `The archive is damaged: ${what}. Nothing was restored.`, { cause })
