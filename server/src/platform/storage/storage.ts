/** The bytes from `start` to `end`, both of them too. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredEntry {
  path: string
  modifiedAt: Date
}

/** Where the bytes of uploaded files are kept. Paths are made by the server and never by a client. */
export interface Storage {
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
