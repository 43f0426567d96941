/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredEntry {
  path: string
  modifiedAt: Date
}

/** File in a storage with the id of its database; it is not listed. */
export const OWNER_FILE = '.belongs-to'

/** Storage of uploaded files. Paths are made by the server, never by a client. */
export interface Storage {
  /** Variable that configures it, and its value. */
  readonly place: string
  /**
   * Returns the id of the database that owns the storage; undefined if it is not marked.
   * @throws ConfigError if the variables are wrong.
   */
  owner(): Promise<string | undefined>
  /** Marks the storage. @throws ConfigError for a bucket that has other content. */
  setOwner(id: string): Promise<void>
  write(path: string, bytes: Uint8Array): Promise<void>
  /**
   * Streams a file or a range of it.
   * @throws Error if the file is missing.
   */
  openRead(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** Returns the length in bytes; undefined if the file is missing. */
  size(path: string): Promise<number | undefined>
  /** Moves a complete local file into the storage; it becomes visible only when complete. */
  adopt(path: string, finishedFile: string): Promise<void>
  /** Deletes a file; a missing one is ignored. */
  remove(path: string): Promise<void>
  list(): AsyncIterable<StoredEntry>
}

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
