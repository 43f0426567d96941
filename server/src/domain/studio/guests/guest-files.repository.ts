import type { Database } from '../../../platform/db/store.ts'

/** The version of a project that its client has, behind its id or its poster's. */
export function findFileOfProject(db: Database, projectId: string, id: string) {
  return db
    .selectFrom('deliverables')
    .select(['id', 'fileName', 'filePath', 'fileType', 'posterId', 'posterPath', 'approvedAt', 'fileNumber'])
    .where('projectId', '=', projectId)
    .where('isSent', '=', true)
    .where(({ eb, or }) => or([eb('id', '=', id), eb('posterId', '=', id)]))
    .executeTakeFirst()
}

/** What went with a comment of a project that its guests see. */
export function findCommentFileOfProject(db: Database, projectId: string, id: string) {
  return db
    .selectFrom('commentFiles')
    .innerJoin('deliverableComments', 'deliverableComments.id', 'commentFiles.commentId')
    .select(['commentFiles.filePath', 'commentFiles.fileType', 'commentFiles.fileName'])
    .where('commentFiles.id', '=', id)
    .where('commentFiles.projectId', '=', projectId)
    .where('deliverableComments.internal', '=', false)
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
    .where('isSent', '=', true)
    .executeTakeFirst()
}
