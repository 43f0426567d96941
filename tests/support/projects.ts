import type { Insertable } from 'kysely'
import type { DB } from 'server/platform/db/schema.gen'
import type { TestApp } from './app.ts'

type Facts = Partial<Insertable<DB['projects']>>

/** A project with nothing in it yet. @returns its id. */
export async function makeProject(app: TestApp, userId: string, facts: Facts = {}): Promise<string> {
  const { id } = await app.context.db
    .insertInto('projects')
    .values({ userId, title: 'Il forno di via Roma', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A completed recap of a project. @returns its id. */
export async function makeRecap(
  app: TestApp,
  {
    userId,
    projectId,
    summary = 'Un video aziendale con voce narrante.',
  }: { userId: string; projectId: string; summary?: string },
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('briefingProgress')
    .values({ userId, projectId, briefingSummary: summary, isCompleted: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A video that a project keeps as inspiration. @returns its id. */
export async function makeReference(
  app: TestApp,
  projectId: string,
  facts: Partial<Insertable<DB['projectVideoReferences']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('projectVideoReferences')
    .values({
      projectId,
      videoUrl: '/media/officina.mp4',
      videoTitle: 'Officina alle sette',
      videoCategory: 'corporate',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeNotification(
  app: TestApp,
  userId: string,
  facts: Partial<Insertable<DB['notifications']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('notifications')
    .values({ userId, title: 'Stato aggiornato', message: 'Il tuo video è in produzione.', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function assign(app: TestApp, projectId: string, teamMemberId: string): Promise<void> {
  await app.context.db.insertInto('projectTeamAssignments').values({ projectId, teamMemberId }).execute()
}
