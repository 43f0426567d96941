const codes = new Set(['ENOENT', 'ENOTDIR'])
const names = new Set(['NoSuchKey', 'NoSuchUpload', 'NotFound'])

/** Returns true if an error of a disk or an object store means a missing file or upload. */
export const isNotFoundError = (error: unknown): boolean =>
  error instanceof Error && (names.has(error.name) || ('code' in error && codes.has(String(error.code))))

/** Returns the result, or the fallback if the file does not exist. */
export const orIfMissing = <T, U>(otherwise: U, asked: Promise<T>): Promise<T | U> =>
  asked.catch((error: unknown) => {
    if (isNotFoundError(error)) return otherwise
    throw error
  })
