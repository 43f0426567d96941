import { sql } from 'kysely'
import { type UploadKind, waitsToBeTaken } from 'shared/materials/acceptance'
import { hasRow, idsOf, type NewRow, type RowChange } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

const columns = [
  'id',
  'userId',
  'projectId',
  'fileName',
  'fileType',
  'fileSize',
  'filePath',
  'finishedAt',
  'createdAt',
  'multipartId',
  'partEtags',
  'partSizes',
] as const

const kind = sql<UploadKind>`kind`.as('kind')

export async function insertUpload(db: Database, upload: NewRow<'uploads'>): Promise<void> {
  await db.insertInto('uploads').values(upload).execute()
}

const uploads = (db: Database) => db.selectFrom('uploads').select(columns).select(kind)

export function findUpload(db: Database, id: string) {
  return uploads(db).where('id', '=', id).executeTakeFirst()
}

export type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export function findOwnUpload(db: Database, userId: string, id: string) {
  return uploads(db).where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

export async function changeUpload(db: Database, id: string, change: RowChange<'uploads'>): Promise<void> {
  await db.updateTable('uploads').set(change).where('id', '=', id).execute()
}

/** Appends a part. Returns false if it is not the next one. */
export const appendPart = (
  db: Database,
  id: string,
  { number, etag, sizeBytes }: { number: number; etag: string; sizeBytes: number },
): Promise<boolean> =>
  hasRow(
    db
      .updateTable('uploads')
      .set({
        partEtags: sql<string[]>`part_etags || ${etag}::text`,
        partSizes: sql<number[]>`part_sizes || ${sizeBytes}::integer`,
      })
      .where('id', '=', id)
      .where(sql<number>`cardinality(part_etags)`, '=', number - 1)
      .returning('id'),
  )

/** Marks an upload as finished. Returns false if it no longer exists. */
export const markFinished = (db: Database, id: string, now: Date): Promise<boolean> =>
  hasRow(db.updateTable('uploads').set({ finishedAt: now }).where('id', '=', id).returning('id'))

/** Deletes an upload. Returns false if it no longer exists. */
export const deleteUpload = (db: Database, id: string): Promise<boolean> =>
  hasRow(db.deleteFrom('uploads').where('id', '=', id).returning('id'))

/**
 * Deletes a user's uploads of some kinds for a company. Returns the storage paths of those that wait to be used: an
 * unfinished one has no stored bytes, and those of a finished material belong to the project.
 */
export async function deleteUploadsFor(
  db: Database,
  { companyId, userId, kinds }: { companyId: string; userId: string; kinds: readonly UploadKind[] },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('uploads')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .returning(['filePath', 'finishedAt'])
    .returning(kind)
    .execute()
  return rows
    .filter(upload => upload.finishedAt !== null && waitsToBeTaken(upload.kind))
    .map(({ filePath }) => filePath)
}

/** Sender and purpose of a finished upload. */
export interface FinishedUpload {
  uploadId: string
  kinds: readonly UploadKind[]
  projectId: string
  userId: string
}

/** Deletes the row of a finished upload and returns it; the caller then owns the bytes. */
export function consumeUploadRow(db: Database, { uploadId, ...owner }: FinishedUpload) {
  return db
    .deleteFrom('uploads')
    .where('id', '=', uploadId)
    .where('kind', 'in', owner.kinds)
    .where('projectId', '=', owner.projectId)
    .where('userId', '=', owner.userId)
    .where('finishedAt', 'is not', null)
    .returning(['fileName', 'fileType', 'fileSize', 'filePath', 'mediaFacts'])
    .executeTakeFirst()
}

/**
 * Deletes uploads, finished or not, that were last used before a time, except those with an active lease. Returns their
 * ids.
 */
export async function deleteStale(db: Database, before: Date): Promise<string[]> {
  const unusedSince = sql<Date>`least(${before}::timestamptz, now())`
  const stale = await db
    .deleteFrom('uploads')
    .where(({ eb, fn }) => eb(fn.coalesce('finishedAt', 'createdAt'), '<', before))
    .where(({ eb, or }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', unusedSince)]))
    .returning('id')
    .execute()
  return idsOf(stale)
}

export async function listUploadIds(db: Database): Promise<Set<string>> {
  return new Set(idsOf(await db.selectFrom('uploads').select('id').execute()))
}

/** Returns those of some storage paths that an upload refers to. */
export async function listUploadPaths(db: Database, paths: string[]): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('filePath').where('filePath', 'in', paths).execute()
  return rows.map(row => row.filePath)
}
