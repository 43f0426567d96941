import type { DataStore } from '@tus/server'
import type { ByteRange } from '../storage/storage.ts'

/** Database rows of unfinished uploads; nothing sent by a client is stored beside the bytes. */
export interface IncomingRows {
  find(id: string): Promise<IncomingRow | undefined>
  /** Notes under which id an object store puts the parts of an upload together. */
  noteMultipart(id: string, multipartId: string): Promise<void>
  /** Notes a part that the object store has, counted from 1. @returns false when it is not the next one. */
  notePart(id: string, part: { number: number; etag: string; sizeBytes: number }): Promise<boolean>
  remove(id: string): Promise<void>
}

export interface IncomingRow {
  fileSize: number
  createdAt: Date
  multipartId: string | null
  /** Of the parts that the object store has, in their order. */
  partEtags: string[]
  partSizes: number[]
}

/** The bytes of uploads on their way, from the first to what becomes of the last. */
export interface UploadStaging {
  /** Store that the tus server writes to. */
  readonly dataStore: DataStore
  /** Returns the number of received bytes; undefined if nothing of the upload is here. */
  size(id: string): Promise<number | undefined>
  /**
   * All bytes of an upload that has arrived, or some of them, as they are read.
   * @throws Error when there is no such upload.
   */
  openRead(id: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /**
   * Calls `use` with a file of this machine that begins like an upload that has arrived: it holds all bytes of an
   * upload of 64 MB or less, and at least so many of a larger one, or all with `whole`. It is not to be changed.
   */
  withLocalFile<T>(id: string, use: (file: string) => Promise<T>, options?: { whole: boolean }): Promise<T>
  /** Hands an upload that has arrived over to the storage: it appears whole under its path, and is gone here. */
  keep(id: string, path: string): Promise<void>
  /** An upload that is not there is fine. */
  remove(id: string): Promise<void>
  list(): AsyncIterable<{ id: string; modifiedAt: Date }>
}
