import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'

type ProjectIds = string[] | SelectQueryBuilder<DB, 'projects', { id: string }>

/** Where the bytes of the files, videos and posters of projects lie, also of those that nobody has published yet. */
export async function listStoredPaths(db: Database, projects: ProjectIds): Promise<string[]> {
  const files = await db
    .selectFrom('projectFiles')
    .select('filePath')
    .where('projectId', 'in', projects)
    .unionAll(db.selectFrom('deliverables').select('filePath').where('projectId', 'in', projects))
    .unionAll(
      db
        .selectFrom('deliverables')
        .select(({ ref }) => ref('posterPath').$notNull().as('filePath'))
        .where('projectId', 'in', projects)
        .where('posterPath', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('versionRenditions')
        .innerJoin('deliverables', 'deliverables.id', 'versionRenditions.deliverableId')
        .select('versionRenditions.filePath')
        .where('projectId', 'in', projects),
    )
    .unionAll(db.selectFrom('commentFiles').select('filePath').where('projectId', 'in', projects))
    .unionAll(db.selectFrom('messageFiles').select('filePath').where('projectId', 'in', projects))
    .union(db.selectFrom('uploads').select('filePath').where('projectId', 'in', projects))
    .execute()
  return files.map(file => file.filePath)
}

export async function deleteProject(db: Database, id: string): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute()
}
