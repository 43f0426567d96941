import { randomUUID } from 'node:crypto'
import { ownCompanyId } from 'server/domain/identity/companies/companies.service'
import { dayInRome } from 'shared/formats/date-it'
import type { TestApp } from '../app.ts'
import { type Facts, getRow, insertRow } from '../rows.ts'

/** Returns the company of which a user has been a member for longest. */
export const companyOf = (app: TestApp, userId: string): Promise<string> => ownCompanyId(app.context, userId)

/** Inserts an empty project of a user's own company. Returns its id. */
export async function makeProject(app: TestApp, userId: string, facts: Facts<'projects'> = {}) {
  return insertRow(app, 'projects', {
    userId,
    companyId: await companyOf(app, userId),
    title: 'Il forno di via Roma',
    ...facts,
  })
}

type Recap = { userId: string; projectId: string; summary?: string }
const SUMMARY = 'Un video aziendale con voce narrante.'

/** Inserts a completed recap of a project. Returns its id. */
export function makeRecap(app: TestApp, { userId, projectId, summary: briefingSummary = SUMMARY }: Recap) {
  return insertRow(app, 'briefingProgress', { userId, projectId, briefingSummary, isCompleted: true })
}

export async function makeReference(
  app: TestApp,
  projectId: string,
  facts: Facts<'projectVideoReferences'> = {},
): Promise<string> {
  return insertRow(app, 'projectVideoReferences', {
    projectId,
    videoUrl: '/media/officina.mp4',
    videoTitle: 'Officina alle sette',
    videoCategory: 'corporate',
    ...facts,
  })
}

export async function makeMaterialLink(
  app: TestApp,
  { userId, projectId }: { userId: string; projectId: string },
  facts: Facts<'materialLinks'> = {},
): Promise<string> {
  return insertRow(app, 'materialLinks', {
    projectId,
    userId,
    url: 'https://drive.google.com/drive/folders/1',
    ...facts,
  })
}

export async function makeMaterial(
  app: TestApp,
  { userId, projectId }: { userId: string; projectId: string },
  facts: Facts<'projectFiles'> = {},
): Promise<string> {
  const bytes = new TextEncoder().encode('Il forno di via Roma apre alle sette.')
  const filePath = `${userId}/${projectId}/${randomUUID()}.txt`
  await app.context.storage.write(filePath, bytes)
  return insertRow(app, 'projectFiles', {
    projectId,
    userId,
    fileName: 'testi.txt',
    filePath,
    fileType: 'text/plain',
    fileSize: bytes.length,
    ...facts,
  })
}

export async function makeNotification(app: TestApp, userId: string, facts: Facts<'notifications'> = {}) {
  return insertRow(app, 'notifications', {
    userId,
    title: 'Stato aggiornato',
    message: 'Il tuo video è in produzione.',
    ...facts,
  })
}

/** Inserts a user's saved filter of the hub's project list. Returns its id. */
export const makeSavedFilter = (app: TestApp, userId: string, name: string = randomUUID()): Promise<string> =>
  insertRow(app, 'savedFilters', { userId, name, filter: '{"late":true}' })

export async function assign(app: TestApp, projectId: string, teamMemberId: string): Promise<void> {
  await app.context.db.insertInto('projectTeamAssignments').values({ projectId, teamMemberId }).execute()
}

/** Inserts a payment of a project's confirmed quote, paid by default. Returns its id. */
export async function makePayment(app: TestApp, projectId: string, facts: Facts<'payments'> = {}) {
  const { clock } = app.context
  const quote = await getRow(app, 'quotes', { projectId, withdrawnAt: null })
  const now = clock.now()
  return insertRow(app, 'payments', {
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
}

/** Returns the facts of an announced bank transfer, of which nothing has arrived. */
export const announcedTransfer = (transferReference = `PP-${randomUUID().slice(0, 8)}`) =>
  ({ provider: 'bank-transfer', transferReference, status: 'processing', paidAt: null }) as const

/** Inserts money that arrived for a transfer, today by default. Returns its id. */
export const makeBooking = (
  app: TestApp,
  paymentId: string,
  amountCents: number,
  arrivedOn = dayInRome(app.clock.now()),
): Promise<string> =>
  insertRow(app, 'transferBookings', { paymentId, requestId: randomUUID(), amountCents, arrivedOn })
