import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

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

/** The videos that a project keeps as inspiration, the newest selected first. */
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

export interface NewReference {
  projectId: string
  videoUrl: string
  videoTitle: string
  videoCategory: string
  note?: string | undefined
  atSecond?: number | null | undefined
  selectedAt: Date
}

/** @returns the new row, or undefined when the project has this video already. */
export function insertReference({ db }: Pick<Work, 'db'>, reference: NewReference) {
  return db
    .insertInto('projectVideoReferences')
    .values(reference)
    .onConflict(conflict => conflict.columns(['projectId', 'videoUrl']).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export function getReferenceByUrl(
  { db }: Pick<Work, 'db'>,
  { projectId, videoUrl }: Pick<NewReference, 'projectId' | 'videoUrl'>,
) {
  return db
    .selectFrom('projectVideoReferences')
    .select(columns)
    .where('projectId', '=', projectId)
    .where('videoUrl', '=', videoUrl)
    .executeTakeFirstOrThrow()
}

export interface ReferenceNote {
  id: string
  note?: string | null | undefined
  atSecond?: number | null | undefined
}

/** Writes what was said of a reference of one of the person's projects. @returns the row, or undefined. */
export function updateOwnReference({ db }: Pick<Work, 'db'>, userId: string, { id, ...said }: ReferenceNote) {
  return db
    .updateTable('projectVideoReferences')
    .from('projects')
    .set(({ ref }) => ({
      note: said.note === undefined ? ref('projectVideoReferences.note') : said.note,
      atSecond: said.atSecond === undefined ? ref('projectVideoReferences.atSecond') : said.atSecond,
    }))
    .whereRef('projects.id', '=', 'projectVideoReferences.projectId')
    .where('projects.userId', '=', userId)
    .where('projectVideoReferences.id', '=', id)
    .returning(columns.map(column => `projectVideoReferences.${column}` as const))
    .executeTakeFirst()
}

/** Deletes a reference of one of the person's projects. @returns the project, or undefined when there was none. */
export function deleteOwnReference({ db }: Pick<Work, 'db'>, userId: string, id: string) {
  return db
    .deleteFrom('projectVideoReferences')
    .using('projects')
    .whereRef('projects.id', '=', 'projectVideoReferences.projectId')
    .where('projects.userId', '=', userId)
    .where('projectVideoReferences.id', '=', id)
    .returning('projectVideoReferences.projectId')
    .executeTakeFirst()
}
