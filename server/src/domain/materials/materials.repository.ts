import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { type Onlooker, seenBy } from '../projects/sight.service.ts'

const columns = ['id', 'projectId', 'fileName', 'fileType', 'fileSize', 'createdAt'] as const

/** The materials of a project, the newest first. */
export function listMaterialsOf(db: Database, projectId: string) {
  return db
    .selectFrom('projectFiles')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type Material = Awaited<ReturnType<typeof listMaterialsOf>>[number]

export interface NewMaterial {
  id: string
  projectId: string
  userId: string
  fileName: string
  filePath: string
  fileType: string
  fileSize: number
  createdAt: Date
}

/** What all materials of a person take up, in bytes. */
export async function sumMaterialBytes({ db }: Pick<Work, 'db'>, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('projectFiles')
    .select(({ fn }) => fn.sum<number | null>('fileSize').as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** A file that is there already stays as it is: its upload was finished twice. */
export async function insertMaterial({ db }: Pick<Work, 'db'>, material: NewMaterial): Promise<void> {
  await db
    .insertInto('projectFiles')
    .values(material)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** Deletes a material of one of the person's projects. @returns what was deleted, or undefined. */
export function deleteOwnMaterial({ db }: Pick<Work, 'db'>, userId: string, id: string) {
  return db
    .deleteFrom('projectFiles')
    .using('projects')
    .whereRef('projects.id', '=', 'projectFiles.projectId')
    .where('projects.userId', '=', userId)
    .where('projectFiles.id', '=', id)
    .returning(['projectFiles.projectId', 'projectFiles.filePath'])
    .executeTakeFirst()
}

export function findSeenMaterial(db: Database, onlooker: Onlooker, id: string) {
  return db
    .selectFrom('projectFiles')
    .innerJoin('projects', 'projects.id', 'projectFiles.projectId')
    .select(['projectFiles.filePath', 'projectFiles.fileType', 'projectFiles.fileName'])
    .where('projectFiles.id', '=', id)
    .where(seenBy(onlooker))
    .executeTakeFirst()
}

export async function listMaterialPaths(db: Database, paths: string[]): Promise<string[]> {
  const rows = await db.selectFrom('projectFiles').select('filePath').where('filePath', 'in', paths).execute()
  return rows.map(row => row.filePath)
}
