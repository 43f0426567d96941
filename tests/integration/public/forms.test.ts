import { randomUUID } from 'node:crypto'
import { marketingTextVersion } from 'shared/catalogue/terms/newest-terms'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { getRow, listRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const audit = () => ({
  firstName: 'Ada',
  lastName: 'Rossi',
  email: `ada-${randomUUID()}@example.com`,
  company: 'Forno Rossi',
  description: 'Il nostro video sul pane.',
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
})

const audits = () => listRows(app, 'auditRequests')

describe('the audit form', () => {
  test('saves the request and writes to the visitor and to the team', async () => {
    const sent = audit()
    const { id } = await app.visitor().call('publicForms.submitAudit', sent)
    const [row] = (await audits()).filter(request => request.id === id)
    expect(row).toMatchObject({ ...sent, state: 'new', marketingConsentAt: null })
    const toVisitor = await app.mailbox.find(sent.email, leadReceipts.audit.subject)
    expect(toVisitor.text).toContain(sent.description)
    const toTeam = await app.mailbox.find(manager.email, /Nuova richiesta \(audit\)/)
    expect(toTeam.text).toContain(sent.videoUrl)
  })

  test('keeps a consent to marketing with its text and time', async () => {
    const { id } = await app.visitor().call('publicForms.submitAudit', { ...audit(), marketing: true })
    const [row] = (await audits()).filter(request => request.id === id)
    expect(row?.marketingConsentAt).toBeInstanceOf(Date)
    expect(row?.marketingTextVersion).toBe(marketingTextVersion)
  })

  test('sent twice with the same id makes one row, also at the same moment', async () => {
    const sent = { ...audit(), requestId: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.visitor().call('publicForms.submitAudit', sent)),
    )
    expect(new Set(answers.map(answer => answer.id)).size).toBe(1)
    expect((await audits()).filter(row => row.requestId === sent.requestId)).toHaveLength(1)
  })

  test('refuses an id that comes with other words', async () => {
    const sent = { ...audit(), requestId: randomUUID() }
    await app.visitor().call('publicForms.submitAudit', sent)
    const { status, code } = await app
      .visitor()
      .ask('publicForms.submitAudit', { ...sent, description: 'Altro.' })
    expect([status, code]).toEqual([409, 'REQUEST_ID_REUSED'])
  })

  test('says what is wrong with each field, and saves nothing', async () => {
    const before = (await audits()).length
    const refused = await app.visitor().ask('publicForms.submitAudit', {
      ...audit(),
      firstName: ' ',
      email: 'ada',
      videoUrl: 'https://vimeo.com/1',
    })
    expect(refused).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { firstName: 'REQUIRED', email: 'INVALID_EMAIL', videoUrl: 'VIDEO_LINK' },
    })
    expect(await audits()).toHaveLength(before)
  })

  test('tells only the holder of the token whether the work is done', async () => {
    const { id, processToken } = await app.visitor().call('publicForms.submitAudit', audit())
    const done = await app.visitor().call('publicForms.processAudit', { auditRequestId: id, processToken })
    expect(done).toEqual({ state: 'done' })
    const guessed = await app
      .visitor()
      .ask('publicForms.processAudit', { auditRequestId: id, processToken: 'x'.repeat(43) })
    expect(guessed.status).toBe(404)
  })
})

test('the script form saves and answers', async () => {
  const email = `script-${randomUUID()}@example.com`
  const { id } = await app.visitor().call('publicForms.submitScript', {
    firstName: 'Ada',
    lastName: 'Rossi',
    email,
    company: 'Forno Rossi',
    originalScript: 'Facciamo il pane. Ogni giorno.',
  })
  const row = await getRow(app, 'scriptImprovementRequests', { id })
  expect(row).toMatchObject({ website: null, projectDescription: null })
  expect((await app.mailbox.find(email, /script/)).text).toContain('Facciamo il pane.')
})

test('the interview form saves and answers, and keeps the number that the call needs', async () => {
  const email = `interview-${randomUUID()}@example.com`
  const sent = {
    companyName: 'Forno',
    contactName: 'Ada',
    email,
    phone: '+39 02 1234567',
    location: 'Parma',
    motivation: 'Perché sì.',
  }
  const { id } = await app.visitor().call('publicForms.applyForInterview', sent)
  const row = await getRow(app, 'interviewApplications', { id })
  expect(row).toMatchObject(sent)
  await app.mailbox.find(email, 'Candidatura ricevuta')
  const manager = await makeMember(app, 'Project Manager')
  const lead = await manager.client.call('team.leads.get', { kind: 'interview', id })
  expect(lead.phone).toBe('+39 02 1234567')
  const { phone: _, ...without } = sent
  await app.visitor().call('publicForms.applyForInterview', without)
})

test('the contact form saves and answers', async () => {
  const email = `contact-${randomUUID()}@example.com`
  const { id } = await app
    .visitor()
    .call('publicForms.contact', { name: 'Ada', email, message: 'Buongiorno.' })
  const row = await getRow(app, 'contactMessages', { id })
  expect(row).toMatchObject({ name: 'Ada', company: null, message: 'Buongiorno.' })
  await app.mailbox.find(email, 'Messaggio ricevuto')
})

test('only reviews with consent are public, the newest ten, newest first', async () => {
  const authors = await Promise.all(Array.from({ length: 12 }, () => makeClient(app)))
  const reviews = authors.map(({ id: userId }, index) => ({
    userId,
    rating: 5,
    comment: `Recensione ${index}`,
    publicConsent: index !== 11,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + index)),
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }))
  await app.context.db.insertInto('clientTestimonials').values(reviews).execute()
  const shown = await app.visitor().call('publicForms.testimonials')
  expect(shown.map(review => review.comment)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Recensione ${10 - index}`),
  )
})
