/** Reasons why a file is refused as a video: codes of `shared/src/messages/it/refusals/files.ts`. */
export const mediaRefusals = [
  'VIDEO_UNREADABLE',
  'VIDEO_TRUNCATED',
  'VIDEO_ENCRYPTED',
  'VIDEO_WITHOUT_PICTURE',
  'VIDEO_PICTURE_TOO_LARGE',
  'VIDEO_TOO_LONG',
  'VIDEO_TOO_MANY_TRACKS',
] as const

export type MediaRefusal = (typeof mediaRefusals)[number]

const NAME = 'MediaRefusedError'

/** Thrown for a file that is not a video we can show. A child process transfers it by name and code. */
export class MediaRefusedError extends Error {
  override readonly name = NAME
  readonly code: MediaRefusal

  constructor(code: MediaRefusal, options?: ErrorOptions) {
    super(`The file is refused: ${code}.`, options)
    this.code = code
  }
}

/** Returns the error that a child process threw, if it is a media refusal. */
export function asMediaRefusal(error: unknown): MediaRefusedError | undefined {
  if (!(error instanceof Error) || error.name !== NAME || !('code' in error)) return undefined
  const code = mediaRefusals.find(known => known === error.code)
  return code && new MediaRefusedError(code, { cause: error })
}
