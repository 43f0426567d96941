import type { Actor } from '../../platform/actor.ts'
import { countRows, type NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { servedColumns } from '../../platform/storage/file-owner.ts'
import { isOwn, isVisible } from '../projects/visibility.queries.ts'

const LINK_COLUMNS = ['id', 'projectId', 'url', 'name', 'createdAt'] as const

/** Lists the shared folders of a project, newest first. */
export function listLinksOf(db: Database, projectId: string) {
  return db
    .selectFrom('materialLinks')
    .select(LINK_COLUMNS)
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type MaterialLink = Awaited<ReturnType<typeof listLinksOf>>[number]

export type NewLink = NewRow<'materialLinks'>

/** Inserts a link; an existing one with this URL gets the new name. */
export function upsertLink(db: Database, link: NewLink) {
  return db
    .insertInto('materialLinks')
    .values(link)
    .onConflict(conflict =>
      conflict.columns(['projectId', 'url']).doUpdateSet(({ fn, ref }) => ({
        name: fn.coalesce(ref('excluded.name'), ref('materialLinks.name')),
      })),
    )
    .returning(LINK_COLUMNS)
    .executeTakeFirstOrThrow()
}

export const countLinks = (db: Database, projectId: string): Promise<number> =>
  countRows(db.selectFrom('materialLinks').where('projectId', '=', projectId))

export const countMaterials = (db: Database, projectId: string): Promise<number> =>
  countRows(db.selectFrom('projectFiles').where('projectId', '=', projectId))

/** Deletes a link of one of the user's projects. Returns the project; undefined if there was none. */
export function deleteOwnLink(db: Database, userId: string, id: string) {
  return db
    .deleteFrom('materialLinks')
    .where('id', '=', id)
    .where(isOwn(userId, 'materialLinks'))
    .returning('projectId')
    .executeTakeFirst()
}

const columns = ['id', 'projectId', 'fileName', 'fileType', 'fileSize', 'createdAt'] as const

/** Lists the materials of a project, newest first. */
export function listMaterialsOf(db: Database, projectId: string) {
  return db
    .selectFrom('projectFiles')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Locks a company until the transaction ends, so that concurrent uploads are counted in turn. */
export async function lockCompanyUploads(db: Database, companyId: string): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

/**
 * Sums the bytes of a company's materials and of its members' attachments to comments and messages, with those that are
 * not finished or not used yet.
 */
export async function sumCompanyUploadBytes(db: Database, companyId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom(eb =>
      eb
        .selectFrom('projectFiles')
        .select('fileSize')
        .where('companyId', '=', companyId)
        .unionAll(
          eb
            .selectFrom('commentFiles')
            .select('fileSize')
            .where('companyId', '=', companyId)
            .where('fromTeam', '=', false),
        )
        .unionAll(
          eb
            .selectFrom('messageFiles')
            .select('fileSize')
            .where('companyId', '=', companyId)
            .where('fromTeam', '=', false),
        )
        .unionAll(
          eb
            .selectFrom('uploads')
            .select('fileSize')
            .where('companyId', '=', companyId)
            .where(
              'userId',
              'in',
              eb.selectFrom('companyMembers').select('userId').where('companyId', '=', companyId),
            )
            .where(upload =>
              upload.or([
                upload('kind', 'in', ['comment-file', 'message']),
                upload.and({ kind: 'material', finishedAt: null }),
              ]),
            ),
        )
        .as('used'),
    )
    .select(({ fn }) => fn.sum<number | null>('fileSize').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Inserts a material; does nothing if it exists, since an upload may be completed twice. */
export async function insertMaterial(db: Database, material: NewRow<'projectFiles'>): Promise<void> {
  await db
    .insertInto('projectFiles')
    .values(material)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** Deletes a material of one of the user's projects. Returns it; undefined if there was none. */
export function deleteOwnMaterial(db: Database, userId: string, id: string) {
  return db
    .deleteFrom('projectFiles')
    .where('id', '=', id)
    .where(isOwn(userId, 'projectFiles'))
    .returning(['projectId', 'filePath'])
    .executeTakeFirst()
}

export function findSeenMaterial(db: Database, actor: Actor, id: string) {
  return db
    .selectFrom('projectFiles')
    .innerJoin('projects', 'projects.id', 'projectFiles.projectId')
    .select(servedColumns)
    .where('projectFiles.id', '=', id)
    .where(isVisible(actor))
    .executeTakeFirst()
}
