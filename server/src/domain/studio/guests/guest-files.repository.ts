import type { Database } from '../../../platform/db/store.ts'

/** The version of a project behind its id or its poster's. */
export function findFileOfProject(db: Database, projectId: string, id: string) {
  return db
    .selectFrom('deliverables')
    .select(['id', 'fileName', 'filePath', 'fileType', 'posterId', 'posterPath', 'approvedAt'])
    .where('projectId', '=', projectId)
    .where(({ eb, or }) => or([eb('id', '=', id), eb('posterId', '=', id)]))
    .executeTakeFirst()
}

/** A file that was made of a version of a project, by its id. */
export function findRenditionOfProject(db: Database, projectId: string, id: string) {
  return db
    .selectFrom('versionRenditions')
    .innerJoin('deliverables', 'deliverables.id', 'versionRenditions.deliverableId')
    .select(['versionRenditions.filePath', 'versionRenditions.fileType', 'kind', 'fileName'])
    .where('versionRenditions.id', '=', id)
    .where('deliverables.projectId', '=', projectId)
    .executeTakeFirst()
}
