import type { ErrorCode } from 'shared/errors/codes'
import type { Actor } from '../actor.ts'
import type { Database } from '../db/store.ts'

/** A file as it is handed out: where its bytes lie, what they are, and what it is called when it is saved. */
export interface ServedFile {
  path: string
  type: string
  name: string
  /** Edition of a file that can be replaced; the first if omitted. */
  edition?: number
  /** Reason why it is not served yet; missing if it is. */
  blockReason?: ErrorCode | null
  /** It is shown while it is held back, only saving it is refused. */
  isViewable?: boolean
}

/**
 * Access to the files that a subject keeps. To have files of another subject served under `/files/<id>`, and spared by
 * the sweeper, export one such object from its `.service.ts` and add it to `fileProviders` in `app/registries.ts`.
 */
export interface FileOwner {
  /** The file of this id (a UUID), if this subject has it and the actor may see it; ownership in the WHERE. */
  find(db: Database, actor: Actor, id: string): Promise<ServedFile | undefined>
  /** Those of some storage paths, or all, that a row of this subject names; posters and the like too. */
  kept(db: Database, among?: string[]): Promise<string[]>
}
