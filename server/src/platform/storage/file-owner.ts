import type { ErrorCode } from 'shared/errors/codes'
import type { Actor } from '../actor.ts'
import type { Database } from '../db/store.ts'

/** File to serve: its storage path, its type, and its name for downloads. */
export interface ServedFile {
  path: string
  type: string
  name: string
  /** Edition of a replaceable file; 1 if omitted. */
  edition?: number
  /** Reason why downloading is blocked; missing if it is allowed. */
  blockReason?: ErrorCode | null
  /** True if the file is shown although its download is blocked. */
  isViewable?: boolean
}

/**
 * Access to the files of a subject. Export one from a subject's `.service.ts` and add it to `fileProviders` in
 * `app/registries.ts`. Its files are then served under `/files/<id>` and protected from the sweeper.
 */
export interface FileOwner {
  /**
   * Finds the file of this id (a UUID) if it belongs to this subject and the actor may see it; ownership is in the
   * WHERE.
   */
  find(db: Database, actor: Actor, id: string): Promise<ServedFile | undefined>
  /** Lists the storage paths that rows of this subject refer to, posters included; all, or those among the given. */
  kept(db: Database, among?: string[]): Promise<string[]>
}

/** Columns of a table of files as a `ServedFile`. */
export const servedColumns = ['filePath as path', 'fileType as type', 'fileName as name'] as const

/** Returns a function that lists the storage paths of a table; all, or those among the given. */
export const keptIn =
  (table: 'commentFiles' | 'messageFiles' | 'projectFiles' | 'versionRenditions'): FileOwner['kept'] =>
  async (db, among) => {
    const all = db.selectFrom(table as 'commentFiles').select('filePath')
    const rows = await (among ? all.where('filePath', 'in', among) : all).execute()
    return rows.map(({ filePath }) => filePath)
  }
