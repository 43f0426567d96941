import type { Database } from '../../platform/db/store.ts'

/** What those concerned know while a change of status can still be taken back, and when it was set. */
export interface StatusNews {
  toldStatus: string | null
  statusSetAt: Date | null
}

export function findStatusNews(db: Database, projectId: string): Promise<StatusNews> {
  return db
    .selectFrom('projects')
    .select(['toldStatus', 'statusSetAt'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
}

export async function keepStatusNews(db: Database, projectId: string, news: StatusNews): Promise<void> {
  await db.updateTable('projects').set(news).where('id', '=', projectId).execute()
}
