import type { UploadKind } from 'shared/materials/acceptance'
import type { Actor } from '../actor.ts'
import type { Tx } from '../db/unit-of-work.ts'

/** Upload whose bytes are all stored, at `filePath` of the storage. */
export interface StoredUpload {
  id: string
  userId: string
  projectId: string | null
  fileName: string
  fileType: string
  fileSize: number
  filePath: string
}

export interface UploadOwner {
  /**
   * Runs in the transaction that creates an upload, before its first byte.
   * @throws AppError `NOT_FOUND` for a project that the actor cannot work on, `MATERIALS_FULL`,
   * `MATERIALS_TOO_MANY`.
   */
  admit(tx: Tx, actor: Actor, upload: { projectId: string | undefined; sizeBytes: number }): Promise<void>
  /** Stores the upload for its purpose. Without it the upload stays until another call consumes it. */
  keep?(tx: Tx, upload: StoredUpload, now: Date): Promise<void>
}

export type UploadOwners = Readonly<Record<UploadKind, UploadOwner>>
