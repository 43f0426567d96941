import type { DataStore } from '@tus/server'
import type { ByteRange } from '../storage/storage.ts'

/** Database rows of unfinished uploads; metadata from the client is stored only here. */
export interface IncomingRows {
  find(id: string): Promise<IncomingRow | undefined>
  /** Stores the object store's id of the multipart upload. */
  noteMultipart(id: string, multipartId: string): Promise<void>
  /** Stores a part that the object store has, counted from 1. Returns false if it is not the next one. */
  notePart(id: string, part: { number: number; etag: string; sizeBytes: number }): Promise<boolean>
  remove(id: string): Promise<void>
}

export interface IncomingRow {
  fileSize: number
  createdAt: Date
  multipartId: string | null
  /** ETags of the stored parts, in order. */
  partEtags: string[]
  partSizes: number[]
}

/** Staging area: bytes of uploads until they are complete and moved or deleted. */
export interface UploadStaging {
  /** Store that the tus server writes to. */
  readonly dataStore: DataStore
  /** Returns the number of received bytes; undefined if nothing of the upload is here. */
  size(id: string): Promise<number | undefined>
  /**
   * Streams a complete upload or a range of it.
   * @throws Error if the upload is missing.
   */
  openRead(id: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /**
   * Calls `use` with a local file of a complete upload; `use` must not change it. The file has all bytes up to 64 MB,
   * and at least 64 MB of a larger upload; all bytes with `whole`.
   */
  withLocalFile<T>(id: string, use: (file: string) => Promise<T>, options?: { whole: boolean }): Promise<T>
  /** Moves a complete upload to the storage, where it becomes visible only when complete. */
  keep(id: string, path: string): Promise<void>
  /** Deletes an upload; a missing one is ignored. */
  remove(id: string): Promise<void>
  list(): AsyncIterable<{ id: string; modifiedAt: Date }>
}
