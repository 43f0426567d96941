/** The bytes from `start` to `end`, both of them too. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredEntry {
  path: string
  modifiedAt: Date
}

/** The file in a storage that says to which database it belongs; it is no file of anybody. */
export const OWNER_FILE = '.belongs-to'

/** Storage of uploaded files. Paths are made by the server, never by a client. */
export interface Storage {
  /** The variable that names it, and its value. */
  readonly place: string
  /**
   * The id of the database whose files lie here; undefined when nobody has said so.
   * @throws ConfigError when the variables are wrong.
   */
  owner(): Promise<string | undefined>
  /** Notes it. @throws ConfigError for a bucket in which something else lies. */
  setOwner(id: string): Promise<void>
  write(path: string, bytes: Uint8Array): Promise<void>
  /** @throws Error when there is no such file. */
  read(path: string): Promise<Uint8Array>
  /**
   * A file's bytes, or some of them, as they are read; nothing is held in memory.
   * @throws Error when there is no such file.
   */
  openRead(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** The length in bytes, or undefined when there is no such file. */
  size(path: string): Promise<number | undefined>
  /** Takes over a finished file of this machine: it appears whole under its path, and is gone where it was. */
  adopt(path: string, finishedFile: string): Promise<void>
  /** A file that is not there is fine. */
  remove(path: string): Promise<void>
  /** Everything that is kept. */
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
