import { sql } from 'kysely'
import { hasRow, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { isOwn } from '../../projects/visibility.queries.ts'

const columns = ['id', 'projectId', 'briefingSummary as summary', 'source', 'sourceAt', 'updatedAt'] as const

export type RecapSource = 'brief' | 'text'

const newest = (db: Database, userId: string) =>
  db
    .selectFrom('briefingProgress')
    .select(columns)
    .where(sql<boolean>`is_completed`)
    .where('briefingSummary', 'is not', null)
    .where(isOwn(userId, 'briefingProgress'))
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .$narrowType<{ summary: string }>()

export const findRecapOfProject = (db: Database, userId: string, projectId: string) =>
  newest(db, userId).where('projectId', '=', projectId).executeTakeFirst()

/** Finds the newest recap of a company's projects that the user may see (docs/decisions/recap-fallback.md). */
export const findNewestRecapOfCompany = (db: Database, userId: string, companyId: string) =>
  newest(db, userId).where('companyId', '=', companyId).executeTakeFirst()

/** Returns the source of a recap. A process of the previous release does not update the columns. */
export function sourceOf(
  recap: { summary: string; source: string | null; sourceAt: Date | null; updatedAt: Date },
  composed: string | null,
): RecapSource {
  if (recap.source !== null && recap.sourceAt?.getTime() === recap.updatedAt.getTime())
    return recap.source as RecapSource
  return recap.summary === composed ? 'brief' : 'text'
}

export function updateRecap(
  db: Database,
  userId: string,
  id: string,
  {
    source,
    now,
    ...change
  }: { briefingSummary?: string; projectId?: string; conversationId?: null; source: RecapSource; now: Date },
) {
  return db
    .updateTable('briefingProgress')
    .set({ ...change, source, sourceAt: now, updatedAt: now })
    .where('id', '=', id)
    .where(isOwn(userId, 'briefingProgress'))
    .returning(columns)
    .$narrowType<{ summary: string }>()
    .executeTakeFirst()
}

/** Marks a project's recaps as independent texts, which the brief's fields no longer change. */
export async function keepRecapAsText(db: Database, projectId: string): Promise<void> {
  await db
    .updateTable('briefingProgress')
    .set(({ ref }) => ({ source: 'text', sourceAt: ref('updatedAt') }))
    .where('projectId', '=', projectId)
    .execute()
}

/** Marks the team as notified of a changed brief. Returns false if it was notified since `since`. */
export const markTeamTold = (db: Database, projectId: string, { now, since }: { now: Date; since: Date }) =>
  hasRow(
    db
      .updateTable('briefingProgress')
      .set({ teamToldAt: now })
      .where('projectId', '=', projectId)
      .where(sql<boolean>`is_completed`)
      .where(({ eb, or }) => or([eb('teamToldAt', 'is', null), eb('teamToldAt', '<=', since)]))
      .returning('projectId'),
  )

export function insertRecap(db: Database, recap: NewRow<'briefingProgress'>) {
  return db
    .insertInto('briefingProgress')
    .values(recap)
    .returning(columns)
    .$narrowType<{ summary: string }>()
    .executeTakeFirstOrThrow()
}

export function findOwnRecap(db: Database, userId: string, id: string) {
  return db
    .selectFrom('briefingProgress')
    .select(columns)
    .where('id', '=', id)
    .where(isOwn(userId, 'briefingProgress'))
    .executeTakeFirst()
}
