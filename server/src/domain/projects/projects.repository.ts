import { type RawBuilder, sql } from 'kysely'
import { fetchPage, type PageRequest } from '../../platform/db/page.ts'
import type { NewRow, RowChange } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { isOwn } from './visibility.queries.ts'

/** Returns the pending notification of a status change: the status known to users, and the time of the change. */
export function findStatusNews(db: Database, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['toldStatus', 'statusSetAt'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
}

export const projectColumns = [
  'id',
  'companyId',
  'userId',
  'title',
  'description',
  'videoType',
  'duration',
  'style',
  'deadline',
  'deadlineByTeam',
  'wishedDay',
  'status',
  'archivedAt',
  'createdAt',
  'updatedAt',
] as const

/** Selects projects without joins, for lookups and locks. */
const projects = (db: Database) => db.selectFrom('projects').select(projectColumns)

/** Lists a page of the projects of a user's companies, newest first, each with the time of its last event. */
export function listOwnProjects(db: Database, userId: string, page: PageRequest) {
  const activeAt = sql<Date | null>`(select active_at from project_turns where project_id = projects.id)`
  return fetchPage(projects(db).select(activeAt.as('activeAt')).where(isOwn(userId)), page)
}

export function findOwnProject(db: Database, userId: string, id: string) {
  return projects(db).where('id', '=', id).where(isOwn(userId)).executeTakeFirst()
}

export type Project = NonNullable<Awaited<ReturnType<typeof findOwnProject>>>

/** Locks the row of any project until the transaction ends; for jobs, and after the caller's access was checked. */
export const lockProjectRow = (db: Database, id: string) => lockSeenProjectRow(db, id, sql`true`)

/** Locks the row of a project that fulfils a condition until the transaction ends. */
export function lockSeenProjectRow(db: Database, id: string, isSeen: RawBuilder<boolean>) {
  return projects(db).where('id', '=', id).where(isSeen).forUpdate().executeTakeFirst()
}

/** Finds the newest project of a user's companies, or of one of them. */
export function findNewestProject(db: Database, userId: string, companyId?: string) {
  return projects(db)
    .where(isOwn(userId))
    .$if(companyId !== undefined, query => query.where('companyId', '=', companyId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type NewProject = NewRow<'projects'>

export function insertProject(db: Database, { title, ...project }: NewProject) {
  return db
    .insertInto('projects')
    .values({ ...project, ...(title && { title }), updatedAt: project.createdAt })
    .returning(projectColumns)
    .executeTakeFirstOrThrow()
}

/** Stores the day that the client requests; it is the deadline as well until the team or a payment sets one. */
export async function setWishedDay(db: Database, id: string, day: string): Promise<void> {
  await db
    .updateTable('projects')
    .set(({ eb, ref }) => ({
      wishedDay: day,
      deadline: eb
        .case()
        .when('deadlineByTeam', '=', true)
        .then(ref('deadline'))
        .else(eb.cast<string>(eb.val(day), 'date'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Sets the deadline, unless the team has set one. */
export async function setPromisedDay(db: Database, id: string, day: string, now: Date): Promise<void> {
  await db
    .updateTable('projects')
    .set({ deadline: day, updatedAt: now })
    .where('id', '=', id)
    .where('deadlineByTeam', '=', false)
    .execute()
}

/** Finds the day promised with the first payment of the quote in force. */
export async function findPromisedDay(db: Database, id: string): Promise<string | null> {
  const quote = await db
    .selectFrom('quotes')
    .innerJoin('payments', 'payments.quoteId', 'quotes.id')
    .select('quotes.deliveryBy')
    .where('quotes.projectId', '=', id)
    .where('quotes.withdrawnAt', 'is', null)
    .where('payments.instalment', '=', 'deposit')
    .where('payments.status', 'in', ['paid', 'refunded'])
    .executeTakeFirst()
  return quote?.deliveryBy ?? null
}

export function updateProject(db: Database, id: string, change: RowChange<'projects'>) {
  return db
    .updateTable('projects')
    .set(change)
    .where('id', '=', id)
    .returning(projectColumns)
    .executeTakeFirst()
}
