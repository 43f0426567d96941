import type { z } from 'shared/errors/zod'
import type { updateReferenceInput } from 'shared/references/references.inputs'
import { countRows, type NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { isOwn } from '../projects/visibility.queries.ts'

const columns = [
  'id',
  'projectId',
  'videoUrl',
  'videoTitle',
  'videoCategory',
  'note',
  'atSecond',
  'selectedAt',
] as const

/** Lists the references of a project, most recently selected first. */
export function listReferencesOf(db: Database, projectId: string) {
  return db
    .selectFrom('projectVideoReferences')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('selectedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type Reference = Awaited<ReturnType<typeof listReferencesOf>>[number]

export type NewReference = NewRow<'projectVideoReferences'>

/** Inserts a reference. Returns it; undefined if the project has this video. */
export function insertReference(db: Database, reference: NewReference) {
  return db
    .insertInto('projectVideoReferences')
    .values(reference)
    .onConflict(conflict => conflict.columns(['projectId', 'videoUrl']).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export const countReferences = (db: Database, projectId: string): Promise<number> =>
  countRows(db.selectFrom('projectVideoReferences').where('projectId', '=', projectId))

export function getReferenceByUrl(
  db: Database,
  { projectId, videoUrl }: Pick<NewReference, 'projectId' | 'videoUrl'>,
) {
  return db
    .selectFrom('projectVideoReferences')
    .select(columns)
    .where('projectId', '=', projectId)
    .where('videoUrl', '=', videoUrl)
    .executeTakeFirstOrThrow()
}

export type ReferenceNote = z.output<typeof updateReferenceInput>

/** Updates note and time of a reference of the user's projects. Returns it; undefined if there is none. */
export function updateOwnReference(db: Database, userId: string, { id, ...said }: ReferenceNote) {
  return db
    .updateTable('projectVideoReferences')
    .set(({ ref }) => ({
      note: said.note === undefined ? ref('note') : said.note,
      atSecond: said.atSecond === undefined ? ref('atSecond') : said.atSecond,
    }))
    .where('id', '=', id)
    .where(isOwn(userId, 'projectVideoReferences'))
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes a reference of the user's projects. Returns the project; undefined if there was none. */
export function deleteOwnReference(db: Database, userId: string, id: string) {
  return db
    .deleteFrom('projectVideoReferences')
    .where('id', '=', id)
    .where(isOwn(userId, 'projectVideoReferences'))
    .returning('projectId')
    .executeTakeFirst()
}
