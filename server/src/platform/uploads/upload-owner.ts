import type { UploadKind } from 'shared/materials/acceptance'
import type { Actor } from '../actor.ts'
import type { Tx } from '../db/unit-of-work.ts'

/** An upload whose bytes are all there, at `filePath` of the storage. */
export interface StoredUpload {
  id: string
  userId: string
  projectId: string | null
  fileName: string
  fileType: string
  fileSize: number
  filePath: string
}

/** Handling of one kind of upload. */
export interface UploadOwner {
  /**
   * Asked in the transaction that notes an upload, before its first byte.
   * @throws AppError `NOT_FOUND` for a project that is not theirs to work on, `MATERIALS_FULL`.
   */
  admit(
    tx: Tx,
    actor: Actor,
    upload: { projectId: string | undefined; sizeBytes: number; bytesOnTheWay: () => Promise<number> },
  ): Promise<void>
  /** Makes of the bytes what they were sent for; without it they wait until somebody takes them. */
  keep?(tx: Tx, upload: StoredUpload, now: Date): Promise<void>
}

export type UploadOwners = Readonly<Record<UploadKind, UploadOwner>>
