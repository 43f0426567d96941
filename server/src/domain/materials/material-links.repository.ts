import type { NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { isOwn } from '../projects/visibility.queries.ts'

const columns = ['id', 'projectId', 'url', 'name', 'createdAt'] as const

/** The shared folders of a project, the newest first. */
export function listLinksOf(db: Database, projectId: string) {
  return db
    .selectFrom('materialLinks')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type MaterialLink = Awaited<ReturnType<typeof listLinksOf>>[number]

export type NewLink = NewRow<'materialLinks'>

/** An address that the project has already gets the new name. */
export function upsertLink(db: Database, link: NewLink) {
  return db
    .insertInto('materialLinks')
    .values(link)
    .onConflict(conflict =>
      conflict.columns(['projectId', 'url']).doUpdateSet(({ fn, ref }) => ({
        name: fn.coalesce(ref('excluded.name'), ref('materialLinks.name')),
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function countLinks(db: Database, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('materialLinks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a folder of one of the person's projects. @returns the project, or undefined when there was none. */
export function deleteOwnLink(db: Database, userId: string, id: string) {
  return db
    .deleteFrom('materialLinks')
    .where('id', '=', id)
    .where(isOwn(userId, 'materialLinks'))
    .returning('projectId')
    .executeTakeFirst()
}
