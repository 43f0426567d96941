import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { insertRow, type NewRow, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { keptIn } from '../../../platform/storage/file-owner.ts'
import { isOnTeam, isVisible } from '../../projects/visibility.queries.ts'

/** SQL: ordinal of a version among the sent ones of its asset, oldest first; an unsent one counts as the next. */
const placeAmongVersions = sql<number>`(
  select count(*)::integer from deliverables as elder
  where elder.project_id = deliverables.project_id
    and elder.asset_id is not distinct from deliverables.asset_id
    and (elder.id = deliverables.id or (elder.is_sent and (not deliverables.is_sent
      or (elder.created_at, elder.id) <= (deliverables.created_at, deliverables.id)))))`

/** SQL condition: sent versions. */
const isSent = sql<boolean>`deliverables.is_sent`

/**
 * SQL condition: versions, or what belongs to them, that the actor may see. What is not public is for the team of the
 * project.
 */
export function isShownTo(actor: Actor, isPublic = isSent) {
  const { member } = actor
  const isOfTeam = member ? isOnTeam({ member }) : sql<boolean>`false`
  return sql<boolean>`(${isVisible(actor)} and (${isPublic} or ${isOfTeam}))`
}

/** SQL condition: versions, or what belongs to them, that the guests of a project may see. */
export const isShownToGuests = (projectId: string, isPublic = isSent) =>
  sql<boolean>`(projects.id = ${projectId} and ${isPublic})`

/** Lists all versions of a project, unsent ones included, newest first, with the publisher's name. */
export function listVersions(db: Database, projectId: string) {
  return db
    .selectFrom('deliverables')
    .leftJoin('teamMembers', 'teamMembers.id', 'deliverables.publishedBy')
    .select(['deliverables.id', 'projectId', 'versionName', 'notes', 'fileName', 'filePath'])
    .select(['assetId', 'fileType', 'fileSize', 'format'])
    .select(['resolution', 'durationSeconds', 'frameRate', 'mediaFacts', 'posterId', 'round', 'closingWords'])
    .select(['correctedStart', 'correctedDropFrame', 'posterPath'])
    .select(['isSent', 'sentAt', 'sentBy', 'statusBefore', 'answers', 'recalledAt', 'sendWhenReadyBy'])
    .select(['fileNumber', 'fileReplacedAt'])
    .select([
      'changesRequestedAt',
      'approvedAt',
      'deliverables.createdAt',
      'teamMembers.fullName as publishedBy',
      'deliverables.publishedBy as publisherId',
    ])
    .where('projectId', '=', projectId)
    .orderBy('deliverables.createdAt', 'desc')
    .orderBy('deliverables.id', 'desc')
    .execute()
}

export type Version = Awaited<ReturnType<typeof listVersions>>[number]

/** Finds the project of a version; with `onlySent`, of a sent one. The caller checks access to it. */
export async function findProjectOf(db: Database, deliverableId: string, { onlySent = false } = {}) {
  const row = await db
    .selectFrom('deliverables')
    .select('projectId')
    .where('id', '=', deliverableId)
    .$if(onlySent, query => query.where('isSent', '=', true))
    .executeTakeFirst()
  return row?.projectId
}

export const insertVersion = (db: Database, version: NewRow<'deliverables'>): Promise<string> =>
  insertRow(db, 'deliverables', version)

/** Deletes a version with its comments. */
export async function deleteVersion(db: Database, id: string): Promise<void> {
  await db.deleteFrom('deliverables').where('id', '=', id).execute()
}

export async function changeVersion(db: Database, id: string, change: RowChange<'deliverables'>) {
  await db.updateTable('deliverables').set(change).where('id', '=', id).execute()
}

/** Finds the file of a version by its id or by its poster's, if it fulfils a condition. */
export function findSeenFile(db: Database, isSeen: RawBuilder<boolean>, id: string) {
  return db
    .selectFrom('deliverables')
    .innerJoin('projects', 'projects.id', 'deliverables.projectId')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .leftJoin('assets', 'assets.id', 'deliverables.assetId')
    .select([
      'deliverables.id',
      'deliverables.projectId',
      'fileName',
      'filePath',
      'fileType',
      'approvedAt',
      'posterId',
      'posterPath',
      'fileNumber',
      'companies.name as company',
      'projects.title as project',
      'assets.name as assetName',
    ])
    .select(['assets.kind as assetKind', placeAmongVersions.as('nth')])
    .where(({ eb, or }) => or([eb('deliverables.id', '=', id), eb('posterId', '=', id)]))
    .where(isSeen)
    .executeTakeFirst()
}

/** Finds a rendition by its id, if its version fulfils a condition. */
export function findSeenRendition(db: Database, isSeen: RawBuilder<boolean>, id: string) {
  return db
    .selectFrom('versionRenditions')
    .innerJoin('deliverables', 'deliverables.id', 'versionRenditions.deliverableId')
    .innerJoin('projects', 'projects.id', 'deliverables.projectId')
    .select(['versionRenditions.filePath', 'versionRenditions.fileType', 'kind', 'fileName'])
    .where('versionRenditions.id', '=', id)
    .where(isSeen)
    .executeTakeFirst()
}

/** Lists the storage paths of versions, posters and renditions; all, or those among the given. */
export async function listVersionPaths(db: Database, among?: string[]): Promise<string[]> {
  const all = db.selectFrom('deliverables').select(['filePath', 'posterPath'])
  const rows = await (among
    ? all.where(({ eb, or }) => or([eb('filePath', 'in', among), eb('posterPath', 'in', among)]))
    : all
  ).execute()
  const named = rows.flatMap(({ filePath, posterPath }) => [filePath, ...(posterPath ? [posterPath] : [])])
  const sent = among ? named.filter(path => among.includes(path)) : named
  return [...sent, ...(await keptIn('versionRenditions')(db, among))]
}

export function namesOfProject(db: Database, projectId: string) {
  return db
    .selectFrom('projects')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .select(['companies.name as company', 'projects.title as project'])
    .where('projects.id', '=', projectId)
    .executeTakeFirst()
}
