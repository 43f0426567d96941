import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'

export interface ActRow {
  actorId: string | null
  actorName?: string
  action: string
  subject: string
  subjectId: string
  projectId?: string
  detail: string
}

export async function insertAct(db: Database | Transaction<DB>, act: ActRow): Promise<void> {
  await db.insertInto('auditLog').values(act).execute()
}

export function listActsOfSubject(db: Database, subjectId: string, limit: number) {
  return db
    .selectFrom('auditLog')
    .select(['id', 'actorName', 'action', 'detail', 'createdAt'])
    .where('subjectId', '=', subjectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function listActsOfProject(db: Database, projectId: string, limit: number) {
  return db
    .selectFrom('auditLog')
    .select(['id', 'actorName', 'action', 'detail', 'createdAt'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
