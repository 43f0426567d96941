import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { ownCompanyId } from 'server/domain/identity/companies/companies.service'
import type { DB } from 'server/platform/db/schema.gen'
import type { TestApp } from '../app.ts'

type Facts = Partial<Insertable<DB['projects']>>

/** The company that a person has been in for longest. */
export const companyOf = (app: TestApp, userId: string): Promise<string> => ownCompanyId(app.context, userId)

/** A project of a person's own company with nothing in it yet. @returns its id. */
export async function makeProject(app: TestApp, userId: string, facts: Facts = {}): Promise<string> {
  const { id } = await app.context.db
    .insertInto('projects')
    .values({ userId, companyId: await companyOf(app, userId), title: 'Il forno di via Roma', ...facts })
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

/** A material of a project, its bytes too. @returns its id. */
export async function makeMaterialLink(
  app: TestApp,
  { userId, projectId }: { userId: string; projectId: string },
  facts: Partial<Insertable<DB['materialLinks']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('materialLinks')
    .values({ projectId, userId, url: 'https://drive.google.com/drive/folders/1', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeMaterial(
  app: TestApp,
  { userId, projectId }: { userId: string; projectId: string },
  facts: Partial<Insertable<DB['projectFiles']>> = {},
): Promise<string> {
  const bytes = new TextEncoder().encode('Il forno di via Roma apre alle sette.')
  const filePath = `${userId}/${projectId}/${randomUUID()}.txt`
  await app.context.storage.write(filePath, bytes)
  const { id } = await app.context.db
    .insertInto('projectFiles')
    .values({
      projectId,
      userId,
      fileName: 'testi.txt',
      filePath,
      fileType: 'text/plain',
      fileSize: bytes.length,
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

/** A payment of a project's confirmed quote, paid unless said otherwise. @returns its id. */
export async function makePayment(
  app: TestApp,
  projectId: string,
  facts: Partial<Insertable<DB['payments']>> = {},
): Promise<string> {
  const { db, clock } = app.context
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'userId', 'totalCents'])
    .where('projectId', '=', projectId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  const now = clock.now()
  const { id } = await db
    .insertInto('payments')
    .values({
      projectId,
      userId: quote.userId,
      quoteId: quote.id,
      provider: 'simulated',
      rule: 'payment-screen',
      lines: '[]',
      totalCents: quote.totalCents,
      vatCents: 0,
      netCents: quote.totalCents,
      quoteTotalCents: quote.totalCents,
      status: 'paid',
      requestId: randomUUID(),
      termsVersion: 'test',
      acceptedTermsAt: now,
      acceptedClausesAt: now,
      paidAt: now,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
