import { sql } from 'kysely'
import { type AssetKind, assetsInOrder } from 'shared/deliverables/asset'
import { hasRow, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

const columns = ['id', 'projectId', 'kind', 'name', 'isMain', 'isRequired', 'createdAt'] as const

/** Lists the assets of a project, the main video first; empty before anything is ordered or published. */
export async function listAssets(db: Database, projectId: string) {
  const rows = await db.selectFrom('assets').select(columns).where('projectId', '=', projectId).execute()
  return assetsInOrder(rows)
}

export type AssetRow = Awaited<ReturnType<typeof listAssets>>[number]

export function findAsset(db: Database, id: string) {
  return db.selectFrom('assets').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Inserts an asset. Returns its id; undefined if the project has one of this kind and name. */
export async function insertAsset(db: Database, asset: NewRow<'assets'>) {
  const row = await db
    .insertInto('assets')
    .values(asset)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const hasNoVersions = sql<boolean>`not exists (select from deliverables where asset_id = assets.id)`

/** Sets the kind of a main asset without versions, unless another asset of its project has this kind. */
export async function changeMainKind(db: Database, { id, projectId }: AssetRow, kind: AssetKind) {
  await db
    .updateTable('assets')
    .set({ kind })
    .where('id', '=', id)
    .where(hasNoVersions)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('assets as other').where('projectId', '=', projectId).where('kind', '=', kind))),
    )
    .execute()
}

/** Deletes an asset without versions that is not the main one. Returns true if it existed. */
export const deleteAsset = (db: Database, id: string): Promise<boolean> =>
  hasRow(
    db
      .deleteFrom('assets')
      .where('id', '=', id)
      .where('isMain', '=', false)
      .where(hasNoVersions)
      .returning('id'),
  )
