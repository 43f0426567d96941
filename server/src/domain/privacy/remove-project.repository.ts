import type { Database } from '../../platform/db/store.ts'

/** Where the bytes of a project's files, videos and posters lie, also of those that nobody has published yet. */
export async function listStoredPaths(db: Database, projectId: string): Promise<string[]> {
  const files = await db
    .selectFrom('projectFiles')
    .select('filePath')
    .where('projectId', '=', projectId)
    .unionAll(db.selectFrom('deliverables').select('filePath').where('projectId', '=', projectId))
    .unionAll(
      db
        .selectFrom('deliverables')
        .select(({ ref }) => ref('posterPath').$notNull().as('filePath'))
        .where('projectId', '=', projectId)
        .where('posterPath', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('versionRenditions')
        .innerJoin('deliverables', 'deliverables.id', 'versionRenditions.deliverableId')
        .select('versionRenditions.filePath')
        .where('projectId', '=', projectId),
    )
    .unionAll(db.selectFrom('commentFiles').select('filePath').where('projectId', '=', projectId))
    .union(db.selectFrom('uploads').select('filePath').where('projectId', '=', projectId))
    .execute()
  return files.map(file => file.filePath)
}

export async function deleteProject(db: Database, id: string): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute()
}
