import type { Transaction } from 'kysely'
import { olderThan, type PageRequest, pageBounds, pageOf } from '../../platform/db/page.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

export const projectColumns = [
  'id',
  'userId',
  'title',
  'description',
  'videoType',
  'duration',
  'style',
  'deadline',
  'status',
  'createdAt',
  'updatedAt',
] as const

export async function listOwnProjects(db: Database, userId: string, page: PageRequest) {
  const { fetch, before } = pageBounds(page)
  let query = db
    .selectFrom('projects')
    .select(projectColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(fetch)
  query = query.where(olderThan(before))
  return pageOf(await query.execute(), page)
}

export function findOwnProject(db: Database | Transaction<DB>, userId: string, id: string) {
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export type Project = NonNullable<Awaited<ReturnType<typeof findOwnProject>>>

/** Held until the transaction ends: money, deletion and recap of one project happen one after the other. */
export function lockOwnProject({ db }: Pick<Work, 'db'>, userId: string, id: string) {
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Holds the person: their first project is made once, however many requests arrive at once. Their key stays free,
 * for whoever writes a live event for them refers to it while holding the lock that this transaction ends with.
 */
export async function lockUser({ db }: Pick<Work, 'db'>, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

export function findNewestProject({ db }: Pick<Work, 'db'>, userId: string) {
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface NewProject {
  userId: string
  title?: string | undefined
  description?: string | undefined
  videoType?: string | undefined
  duration?: string | undefined
  style?: string | undefined
  deadline?: string | undefined
  createdAt: Date
}

export function insertProject({ db }: Pick<Work, 'db'>, { title, ...project }: NewProject) {
  return db
    .insertInto('projects')
    .values({ ...project, ...(title && { title }), updatedAt: project.createdAt })
    .returning(projectColumns)
    .executeTakeFirstOrThrow()
}

export interface ProjectChange {
  title?: string
  videoType?: string | null
  duration?: string | null
  deadline?: string | null
  status?: string
  updatedAt: Date
}

export function updateProject({ db }: Pick<Work, 'db'>, id: string, change: ProjectChange) {
  return db
    .updateTable('projects')
    .set(change)
    .where('id', '=', id)
    .returning(projectColumns)
    .executeTakeFirst()
}

/** Where the bytes of a project's files, videos and posters lie, also of those that nobody has published yet. */
export async function listStoredPaths({ db }: Pick<Work, 'db'>, projectId: string): Promise<string[]> {
  const files = await db
    .selectFrom('projectFiles')
    .select('filePath')
    .where('projectId', '=', projectId)
    .unionAll(db.selectFrom('deliverables').select('filePath').where('projectId', '=', projectId))
    .unionAll(
      db
        .selectFrom('deliverables')
        .select(({ ref }) => ref('posterPath').$notNull().as('filePath'))
        .where('projectId', '=', projectId)
        .where('posterPath', 'is not', null),
    )
    .union(db.selectFrom('uploads').select('filePath').where('projectId', '=', projectId))
    .execute()
  return files.map(file => file.filePath)
}

export async function deleteProject({ db }: Pick<Work, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute()
}

/** Who owns a project, by which address and name, and what the project is called. */
export function findOwner({ db }: Pick<Work, 'db'>, projectId: string) {
  return db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.email', 'profiles.fullName', 'profiles.company', 'projects.title'])
    .where('projects.id', '=', projectId)
    .executeTakeFirstOrThrow()
}
