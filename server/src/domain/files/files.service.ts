import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import type { Database } from '../../platform/db/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { avatarFiles } from '../accounts/avatar.service.ts'
import { deliverableFiles } from '../deliverables/deliverable-files.service.ts'
import { materialFiles } from '../materials/materials.service.ts'
import type { Onlooker } from '../projects/sight.service.ts'
import type { FileFinder, ServedFile } from './finder.service.ts'

/** Every subject that keeps files. */
const finders: FileFinder[] = [materialFiles, avatarFiles, deliverableFiles]

const fileId = uuidField()

/** @throws AppError `NOT_FOUND`, for a missing file and for one that is not for this person alike. */
export async function getFile(
  { db }: Pick<Platform, 'db'>,
  onlooker: Onlooker,
  id: string,
): Promise<ServedFile> {
  const parsed = fileId.safeParse(id)
  if (!parsed.success) throw new AppError('NOT_FOUND')
  for (const finder of finders) {
    const file = await finder.find(db, onlooker, parsed.data)
    if (file) return file
  }
  throw new AppError('NOT_FOUND')
}

/** Those of some storage paths that any subject still names. */
export async function keptPaths(db: Database, paths: string[]): Promise<Set<string>> {
  const kept = new Set<string>()
  if (paths.length === 0) return kept
  for (const finder of finders) for (const path of await finder.kept(db, paths)) kept.add(path)
  return kept
}
