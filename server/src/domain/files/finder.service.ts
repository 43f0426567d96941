import type { Database } from '../../platform/db/store.ts'
import type { Onlooker } from '../projects/sight.service.ts'

/** A file as it is handed out: where its bytes lie, what they are, and what it is called when it is saved. */
export interface ServedFile {
  path: string
  type: string
  name: string
}

/**
 * What a subject that keeps files tells about them. To have files of another subject served under `/files/<id>`,
 * and spared by the sweeper, export one such object from its `.service.ts` and add it to `finders` in
 * `files.service.ts`.
 */
export interface FileFinder {
  /** The file of this id (a UUID), if this subject has it and the onlooker may see it; ownership in the WHERE. */
  find(db: Database, onlooker: Onlooker, id: string): Promise<ServedFile | undefined>
  /** Those of some storage paths that a row of this subject still names, posters and the like too. */
  kept(db: Database, paths: string[]): Promise<string[]>
}
